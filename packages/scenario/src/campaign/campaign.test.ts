import { type Bot, type GameSettings, Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { openToy, toyRules, type ToyState, type ToyView } from '../toy-game'
import { campaignOf } from './campaign'
import type { CampaignPlan } from './campaign-plan'
import { duelTally, tally } from './tally'

const HANDS = { ann: ['Elm', 'Oak', 'Fir'], bob: ['Cat', 'Dog'] }

/** Throws everything away at once: whoever has no card when it is their turn has won. */
const thrower: Bot<ToyView> = ({ view }) => [{ title: 'Throw', selection: [...view.hand] }]

const plan: CampaignPlan<ToyState, ToyView, GameSettings> = {
  rules: {
    ...toyRules,
    setup: (settings) => ({
      state: { ...toyRules.setup(settings).state, settings, turn: 'ann', hands: HANDS },
      log: [],
    }),
    bots: { thrower },
  },
  deal: (seed, number) => ({ settings: settingsOf(seed), group: number % 2 === 0 ? 'even' : 'odd' }),
  duel: (seed) => ({ settings: settingsOf(seed), group: 'duel' }),
  checked: () => openToy({ players: ['ann', 'bob'], hands: [HANDS.ann, HANDS.bob] }),
  mostAnswers: 100,
}
const settingsOf = (seed: string): GameSettings => ({
  game: 'Toy',
  name: 'toy',
  seed,
  createdTimestamp: 0,
  players: ['ann', 'bob'].map((name) => ({ _id: name, name })),
})
const run = { games: 4, checks: 0, seed: 'turns', from: 1 }
const unseen = () => undefined

describe('a campaign', () => {
  it('plays games to their ends, the same way for the same seed, and hands each over', () => {
    const seen: string[] = []
    const played = campaignOf(plan).play(run, ({ seed }) => seen.push(seed))
    expect(seen).toEqual(['turns 1', 'turns 2', 'turns 3', 'turns 4'])
    expect(played.map(({ group }) => group)).toEqual(['odd', 'even', 'odd', 'even'])
    expect(played.map(({ reason }) => reason)).toEqual(played.map(() => 'an empty hand'))
    expect(campaignOf(plan).play({ ...run, checks: 2 }, unseen)).toEqual(played)
    expect(tally(played).map((line) => line.slice(0, 13))).toEqual(['even: 2 games', 'odd: 2 games,'])
  })

  it('reports a game that does not end, with its last request', () => {
    const [game] = campaignOf({ ...plan, mostAnswers: 2 }).play(run, unseen)
    expect(game?.reason).toBeUndefined()
    expect(game?.answers).toBe(2)
    expect(game?.problem).toMatch(/^bob: 'Choose Action': Error: no end after 2 answers/)
  })

  it('reports a dead end, an error before the first answer, and a fault at the end', () => {
    const problemOf = (part: Partial<typeof plan>) =>
      campaignOf({ ...plan, ...part }).play({ ...run, games: 1 }, unseen)[0]?.problem
    expect(
      problemOf({ deal: (seed) => ({ settings: settingsOf(seed), group: '', picks: () => ['Sing'] }) }),
    ).toMatch(/dead end, last refusal/)
    expect(
      problemOf({
        rules: {
          ...plan.rules,
          setup: () => {
            throw new Error('no table')
          },
        },
      }),
    ).toMatch(/^Error: no table/)
    expect(problemOf({ faultIn: () => 'three cards too many' })).toMatch(/three cards too many/)
  })

  it('counts what broke as an error, and reasons that end in a figure together', () => {
    const game = { seed: 'x', group: 'all', answers: 7 }
    expect(tally([{ ...game, problem: 'broke' }])).toEqual([
      'all: 1 games, 7 answers (mean 7, most 7); error 1',
    ])
    expect(
      tally([
        { ...game, reason: 'tied at 7' },
        { ...game, reason: 'tied at 71' },
      ]),
    ).toEqual(['all: 2 games, 14 answers (mean 7, most 7); tied at N 2'])
  })
})

describe('the duels of a bot', () => {
  it('swap seats, count as won what it wins alone, and say how long it thought', () => {
    let now = 0
    const clock = () => (now += 5)
    const duels = campaignOf(plan).duels({ games: 2, seed: 's', from: 0, bot: 'thrower', clock }, unseen)
    expect(duels.map(({ winners }) => winners)).toEqual([['ann'], ['bob']])
    expect(duelTally(duels)).toEqual(['duel: won 2 of 2; longest thought 5.0 ms'])
  })

  it('refuse a bot that there is not', () => {
    const contest = { games: 1, seed: 's', from: 0, bot: 'genius', clock: () => 0 }
    expect(() => campaignOf(plan).duels(contest, unseen)).toThrow(
      new Refusal("There is no bot 'genius'. Choose one of thrower."),
    )
  })
})
