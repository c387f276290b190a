import { describe, expect, it } from 'vitest'
import { playRandomTable } from './campaign/random-table'

/** Whole tables with every check on: how long they take is the machine's affair. */
const LONG = { timeout: 600_000 }

describe('random players at a table', () => {
  it.each([2, 3, 4])('do anything with %i players, with every free check', LONG, (players) => {
    const { problem, answers } = playRandomTable({
      seed: `checked ${players}`,
      players,
      actions: 150,
      checks: true,
    })
    expect(problem).toBeUndefined()
    expect(answers).toBeGreaterThan(20)
  })

  it('leave no table broken', LONG, () => {
    const games = Array.from({ length: 6 }, (_, at) =>
      playRandomTable({ seed: `plain ${at}`, players: 2 + (at % 3), actions: 600, checks: false }),
    )
    expect(games.flatMap(({ problem }) => problem ?? [])).toEqual([])
    expect(Math.max(...games.map(({ answers }) => answers))).toBe(600)
  })
})
