import { describe, expect, it } from 'vitest'
import { playCampaign, tally } from './campaign'
import { playRandomGame } from './random-game'

describe('a random game', () => {
  it('goes the same way for the same seed', () => {
    const once = playRandomGame({ seed: 'same', players: 2 })
    expect(once.reason).toBeTypeOf('string')
    expect(playRandomGame({ seed: 'same', players: 2 })).toEqual(once)
  })

  it('that has no end within its answers is told with what was asked last', () => {
    const { problem, reason, answers } = playRandomGame({ seed: 'short', players: 3, mostAnswers: 5 })
    expect(reason).toBeUndefined()
    expect(answers).toBe(5)
    expect(problem).toMatch(/^(ann|bob|cat): '.+': Error: no end after 5 answers/)
  })

  it('that throws is told with what was thrown', () => {
    const { problem } = playRandomGame({ seed: 'odd', players: 2, expansions: ['sixth'], checks: true })
    expect(problem).toContain("there is no expansion 'sixth'")
  })
})

describe('a campaign', () => {
  it('plays with two, three and four players in turn and counts by them', () => {
    const seen: number[] = []
    const played = playCampaign({ games: 4, checks: 0, seed: 'turns', from: 1 }, ({ players }) =>
      seen.push(players),
    )
    expect(seen).toEqual([3, 4, 2, 3])
    const lines = tally(played)
    expect(lines.map((line) => line.slice(0, 18))).toEqual([
      '2 players: 1 games',
      '3 players: 2 games',
      '4 players: 1 games',
    ])
  })

  it('counts what broke as an error', () => {
    const broken = { seed: 'x', players: 2, answers: 7, problem: 'broke' }
    expect(tally([broken, { ...broken, answers: 3 }])).toEqual([
      '2 players: 2 games, 10 answers (mean 5, most 7); error 2',
    ])
  })
})
