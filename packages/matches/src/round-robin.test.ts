import { expect, it } from 'vitest'
import { roundRobin } from './round-robin'

it.each([2, 3, 4, 5, 8])('%i players: everybody meets everybody once, and plays once a round', (count) => {
  const players = Array.from({ length: count }, (_, at) => `p${at}`)
  const rounds = roundRobin(players)
  expect(rounds).toHaveLength(count % 2 === 0 ? count - 1 : count)
  for (const round of rounds) expect(round.flat().toSorted()).toEqual(players.toSorted())
  const met = rounds.flat().flatMap((pair) => (pair.length === 2 ? [pair.toSorted().join()] : []))
  expect(met).toHaveLength((count * (count - 1)) / 2)
  expect(new Set(met).size).toBe(met.length)
  const idle = rounds.flat().flatMap((pair) => (pair.length === 1 ? pair : []))
  expect(idle.toSorted()).toEqual(count % 2 === 0 ? [] : players)
})
