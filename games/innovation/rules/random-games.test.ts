import {
  advance,
  type Answer,
  randomFrom,
  randomPicks,
  Refusal,
  replay,
  seeded,
  start,
} from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { campaign, plan } from './campaign/campaign'
import type { InnovationSettings } from './engine/board/board'
import { innovation } from './innovation'

/** Whole games with every check on: how long they take is the machine's affair. */
const LONG = { timeout: 600_000 }

const settings = (seed: string, players: number): InnovationSettings => ({
  game: 'Innovation: Ultimate',
  name: 'random',
  seed,
  createdTimestamp: 0,
  players: ['ann', 'bob', 'cat', 'dan'].slice(0, players).map((name) => ({ _id: name, name })),
  expansions: ['base'],
})

describe('random players', () => {
  it.each([
    ['a', 2],
    ['b', 2],
    ['c', 3],
    ['d', 4],
  ])('finish the game %s with %i players, and its answers lead there again', LONG, (seed, players) => {
    const random = randomFrom(seeded(`moves of ${seed}`))
    let { position } = start(innovation, settings(seed, players))
    const answers: Answer[] = []
    for (let at = 0; at < 4000 && innovation.outcome(position.state) === undefined; at += 1) {
      const request = random.pick(innovation.pending(position.state))
      const answer = { actor: request.actor, title: request.title, selection: randomPicks(request, random) }
      answers.push(answer)
      position = advance(innovation, position, answer).position
    }
    expect(innovation.outcome(position.state)?.winners.length).toBeGreaterThan(0)
    expect(replay(innovation, settings(seed, players), answers).state).toEqual(position.state)
  })

  it(
    'end 128 games of every selection of sets, alone and in teams, without an error or a dead end, 16 of them with every free check',
    LONG,
    () => {
      const broken: string[] = []
      const played = campaign.play(
        { games: 128, checks: 16, seed: 'sample', from: 0 },
        ({ seed, problem }) => {
          if (problem !== undefined) broken.push(`${seed}: ${problem}`)
        },
      )
      expect(broken).toEqual([])
      expect(played.map(({ reason }) => typeof reason)).toEqual(played.map(() => 'string'))
    },
  )

  it('play games of one selection only, where one is named, at every table', LONG, () => {
    const run = { games: 4, checks: 0, seed: 'only', from: 0, only: 'base+usee' }
    const played = campaign.play(run, () => undefined)
    expect(played.map(({ group }) => group)).toEqual([
      '2 players, 2 sets',
      '3 players, 2 sets',
      '4 players, 2 sets',
      '4 players in teams, 2 sets',
    ])
    expect(played.map(({ problem }) => problem)).toEqual(played.map(() => undefined))
    expect(plan.deal('only', 5, 'base+usee').settings.expansions).toEqual(['base', 'usee'])
  })

  it('refuse a selection that there is not', () => {
    const refusal = (only: string) => () =>
      campaign.play({ games: 1, checks: 0, seed: 'only', from: 0, only }, () => undefined)
    expect(refusal('base+unseen')).toThrow(
      new Refusal("There is no set 'unseen'. Choose among base, echo, figs, city, arti, usee."),
    )
    expect(refusal('usee')).toThrow(new Refusal('Every game has the base set: say base+usee.'))
  })

  it('play six sets with four players in teams without breaking a free check', LONG, () => {
    const six = 31
    const [played] = campaign.play({ games: 1, checks: 1, seed: 'six', from: six }, () => undefined)
    expect(played?.group).toBe('4 players in teams, 6 sets')
    expect(played?.problem).toBeUndefined()
    expect(played?.reason).toBeTypeOf('string')
  })
})
