import { expect, test, vi } from 'vitest'
import { emit, onFastsChanged } from './events.ts'

test('what tells of changed fasts in one go is told once', async () => {
  const listener = vi.fn()
  const stop = onFastsChanged(listener)
  emit('fastingStateChanged', { action: 'ended' })
  emit('dashboardUpdateRequired', { reason: 'fastEnded' })
  await null
  expect(listener).toHaveBeenCalledTimes(1)
  emit('fastingStateChanged', { action: 'added' })
  await null
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  emit('fastingStateChanged', { action: 'added' })
  await null
  expect(listener).toHaveBeenCalledTimes(2)
})
