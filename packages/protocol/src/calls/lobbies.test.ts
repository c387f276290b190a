import { expect, it } from 'vitest'
import { lobbyCreate } from './lobbies'

/** A map as large as one may be drawn: 300 places, and 1,200 curves between them. */
const place = (at: number) => ({
  name: `place ${at}`,
  kind: 'minor',
  spaces: 3,
  white: 1,
  points: 2,
  start: false,
  at: [at, at],
})
const ends = (at: number) => [`place ${at % 300}`, `place ${(at * 7) % 300}`]
const largest = {
  players: 4,
  locations: Array.from({ length: 300 }, (_, at) => place(at)),
  links: Array.from({ length: 1200 }, (_, at) => ends(at)),
  curves: Array.from({ length: 1200 }, (_, at) => ({
    ends: ends(at),
    handles: [
      [at, at],
      [at, at],
    ],
  })),
}
const withMap = (ownMap: object) => ({ options: { ownMap } })

it('takes the largest map that somebody may draw, and no more parts than that', () => {
  expect(lobbyCreate.body.safeParse(withMap(largest)).success).toBe(true)
  expect(JSON.stringify(withMap(largest)).length).toBeLessThan(lobbyCreate.mostBytes)
  const sprawling = { ...largest, links: Array.from({ length: 20_000 }, (_, at) => ends(at)) }
  expect(lobbyCreate.body.safeParse(withMap(sprawling)).success).toBe(false)
})
