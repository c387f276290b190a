import { advance, type Answer, randomFrom, replay, seeded, start } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { randomPicks } from './bots/random-picks'
import { PAIRS, playRandomGame } from './campaign/random-game'
import { MAP_NAMES } from './facts/names'
import { kept, recount } from './testing/recount'
import { tyrants } from './tyrants'

/** Whole games with every check on: how long they take is the machine's affair. */
const LONG = { timeout: 600_000 }

describe('random players', () => {
  it('end a game of every pair of half-decks, on every map, with published and house cards', LONG, () => {
    for (const [at, expansions] of PAIRS.entries()) {
      const map = MAP_NAMES[at % MAP_NAMES.length] ?? 'base-2'
      const { problem, reason, board } = playRandomGame({
        seed: `pair ${at}`,
        map,
        expansions,
        houseCards: at % 2 === 1,
      })
      expect([expansions, problem]).toEqual([expansions, undefined])
      expect(reason).toBeTypeOf('string')
      if (board !== undefined) expect(kept(board)).toEqual(recount(board))
    }
  })

  it.each([
    ['base-2', ['undead', 'illithid'], true],
    ['base-2', ['demons', 'elementals'], false],
  ] as const)('break no free check on %s with %j', LONG, (map, expansions, houseCards) => {
    const { problem, reason } = playRandomGame({
      seed: `checked ${expansions.join(' ')}`,
      map,
      expansions,
      houseCards,
      checks: true,
    })
    expect(problem).toBeUndefined()
    expect(reason).toBeTypeOf('string')
  })

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
