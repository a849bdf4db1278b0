import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Lets so much of the fake time pass, with all that happens and renders in it. */
export async function pass(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })
}
