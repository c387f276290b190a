import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gather } from './gather'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('delivers pushes together that came while the page was busy', () => {
  const work = vi.fn<(gathered: readonly number[]) => void>()
  const gathered = gather(work)
  gathered.add(1)
  gathered.add(2)
  expect(work).not.toHaveBeenCalled()
  vi.runAllTimers()
  gathered.add(3)
  vi.runAllTimers()
  expect(work.mock.calls).toEqual([[[1, 2]], [[3]]])
})

it('delivers pushes that came while the page was hidden as soon as it is shown, once', () => {
  const work = vi.fn<(gathered: readonly number[]) => void>()
  const gathered = gather(work)
  gathered.add(1)
  // The timer of a hidden page is late.
  document.dispatchEvent(new Event('visibilitychange'))
  expect(work.mock.calls).toEqual([[[1]]])
  document.dispatchEvent(new Event('visibilitychange'))
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})
