import { expect, test } from 'vitest'
import { createFlightQueue } from './flight-queue'

test('flights that arrive during another one are queued, and none is lost', () => {
  const flown: string[] = []
  const queue = createFlightQueue<string>((batch) => flown.push(batch) > 0)
  queue.add(['a'])
  queue.add(['b', 'c'])
  expect(flown).toEqual(['a'])
  expect(queue.landed()).toBe(true)
  expect(flown).toEqual(['a', 'b'])
  expect(queue.landed()).toBe(true)
  expect(queue.landed()).toBe(false)
  queue.add(['d'])
  expect(flown).toEqual(['a', 'b', 'c', 'd'])
})

test('a batch with nothing to see is passed over, and whoever has seen enough clears the rest', () => {
  const flown: string[] = []
  const queue = createFlightQueue<string>((batch) => batch !== 'nothing' && flown.push(batch) > 0)
  queue.add(['nothing', 'a', 'b'])
  expect(flown).toEqual(['a'])
  queue.clear()
  queue.add(['c'])
  expect(flown).toEqual(['a', 'c'])
})
