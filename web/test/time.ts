import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Does something, then lets so much of the fake time pass, with all that happens and renders in it. */
export async function pass(ms: number, first: () => void = () => {}): Promise<void> {
  await act(async () => {
    first()
    await vi.advanceTimersByTimeAsync(ms)
  })
}
