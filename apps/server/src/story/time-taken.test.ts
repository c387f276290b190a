import { expect, it } from 'vitest'
import { timesTaken } from './time-taken'

const MINUTE = 60_000
const seats = [{ name: 'ann' }, { name: 'bob' }, { name: 'Bot Ada', bot: 'steady' }]
const answer = (seq: number, actor: string, at: number) => ({ seq, actor, at, waiting: [actor] })

it('counts from the moment at which a seat is asked, everybody for themselves', () => {
  const both = ['ann', 'bob']
  const answers = [
    { ...answer(1, 'ann', 2 * MINUTE), waiting: both },
    { ...answer(2, 'bob', 5 * MINUTE), waiting: ['bob'] },
    answer(3, 'ann', 6 * MINUTE),
  ]
  const { times, longest } = timesTaken(seats, answers, 0)
  expect(times).toEqual([
    { name: 'ann', took: 3 * MINUTE },
    { name: 'bob', took: 5 * MINUTE },
    { name: 'Bot Ada' },
  ])
  expect(longest).toEqual({ name: 'bob', seq: 2, took: 5 * MINUTE })
})

it('leaves out whoever was away, and bots', () => {
  const answers = [
    answer(1, 'ann', 31 * MINUTE),
    answer(2, 'Bot Ada', 40 * MINUTE),
    answer(3, 'ann', 41 * MINUTE),
  ]
  expect(timesTaken(seats, answers, 0).times[0]).toEqual({ name: 'ann', took: MINUTE })
})

it('begins again for a seat that was asked, was not, and is asked again', () => {
  const answers = [
    { ...answer(1, 'ann', MINUTE), waiting: ['ann', 'bob'] },
    { ...answer(2, 'ann', 9 * MINUTE), waiting: ['ann'] },
    { ...answer(3, 'bob', 10 * MINUTE), waiting: ['bob'] },
  ]
  expect(timesTaken(seats, answers, 0).times[1]).toEqual({ name: 'bob', took: MINUTE })
})
