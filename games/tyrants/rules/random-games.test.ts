import { advance, type Answer, randomFrom, randomPicks, replay, seeded, start } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { campaign } from './campaign/campaign'
import { tyrants } from './tyrants'

/** Whole games with every check on: how long they take is the machine's affair. */
const LONG = { timeout: 600_000 }

describe('random players', () => {
  it(
    'end games of every pair, map and wording without an error, two of them with every free check',
    LONG,
    () => {
      const broken: string[] = []
      const run = { games: 120, checks: 2, seed: 'sample', from: 0 }
      const played = campaign.play(run, ({ seed, problem }) => {
        if (problem !== undefined) broken.push(`${seed}: ${problem}`)
      })
      expect(broken).toEqual([])
      expect(new Set(played.map(({ group }) => group)).size).toBe(8)
      expect(played.map(({ reason }) => typeof reason)).toEqual(played.map(() => 'string'))
    },
  )

  it(
    'end games on every layout of hex tiles and on random own maps, three of them with every free check',
    LONG,
    () => {
      const broken: string[] = []
      const run = { games: 16, checks: 3, seed: 'other maps', from: 126 }
      const played = campaign.play(run, ({ seed, problem }) => {
        if (problem !== undefined) broken.push(`${seed}: ${problem}`)
      })
      expect(broken).toEqual([])
      expect(new Set(played.map(({ group }) => group)).size).toBe(16)
    },
  )

  it('leave a history that leads to the same state again', LONG, () => {
    const settings = {
      game: 'Tyrants of the Underdark',
      name: 'replayed',
      seed: 'replayed',
      createdTimestamp: 0,
      players: ['ann', 'bob'].map((name) => ({ _id: name, name })),
      expansions: ['drow', 'dragons'],
      map: 'base-2',
      menzoExtraNeutral: true,
      chooseColors: true,
    } as const
    const random = randomFrom(seeded('answers'))
    const answers: Answer[] = []
    let { position } = start(tyrants, settings)
    while (tyrants.outcome(position.state) === undefined) {
      const [request] = tyrants.pending(position.state)
      if (request === undefined) break
      const answer = { actor: request.actor, title: request.title, selection: randomPicks(request, random) }
      answers.push(answer)
      position = advance(tyrants, position, answer).position
    }
    expect(tyrants.outcome(position.state)).toBeDefined()
    expect(replay(tyrants, settings, answers).state).toEqual(position.state)
  })
})
