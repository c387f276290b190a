import { expect, it } from 'vitest'
import { z } from 'zod'
import { type LobbyPlayer, playerWarnings, readOptions, shownOptions } from './facts'
import { Refusal } from './refusal'

const facts = {
  options: z.object({
    laps: z
      .number({ error: 'The laps must be a number.' })
      .max(9, { error: 'Nine laps at most.' })
      .default(3),
    track: z.string({ error: 'The track must be a name.' }).default('round'),
  }),
}

it('completes options with their defaults and drops what is unknown', () => {
  expect(readOptions(facts, undefined)).toEqual({ laps: 3, track: 'round' })
  expect(readOptions(facts, { laps: 5, fuel: 1 })).toEqual({ laps: 5, track: 'round' })
})

it('refuses options in the words of their schema', () => {
  const refused = (sent: unknown) => {
    try {
      return readOptions(facts, sent)
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal)
      return (error as Error).message
    }
  }
  expect(refused({ laps: '5' })).toBe('The laps must be a number.')
  expect(refused({ laps: 10, track: 1 })).toBe('Nine laps at most.')
})

it('shows a field that cannot be read with its default, and all others as they are', () => {
  expect(shownOptions(facts, { laps: 10, track: 'long' })).toEqual({ laps: 3, track: 'long' })
})

it('warns of too few players, of too many, and of one who is deactivated', () => {
  const seats = (count: number): readonly LobbyPlayer[] =>
    Array.from({ length: count }, (_, at) => ({ _id: `${at}`, name: `${at}` }))
  const texts = (players: readonly LobbyPlayer[]) =>
    playerWarnings(players, { min: 2, max: 4 }).map(({ text }) => text)
  expect(texts(seats(1))).toEqual(['At least two players are required'])
  expect(texts(seats(5))).toEqual(['At most four players can play'])
  expect(texts([...seats(2), { _id: 'x', name: 'x', deactivated: true }])).toEqual([
    'A player is deactivated',
  ])
  expect(playerWarnings(seats(40), { min: 2 })).toEqual([])
})
