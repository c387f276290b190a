import { campaignOf, type CampaignPlan, type Dealt } from '@parlour/scenario'
import type { InnovationSettings, InnovationState } from '../engine/board'
import { begin } from '../engine/setup'
import { zoneOf } from '../engine/zones'
import { innovation } from '../innovation'
import { open } from '../testing/open'
import type { InnovationView } from '../view'

const NAMES = ['ann', 'bob', 'cat', 'dan']

/** Base games with two, three and four players in turn; duels of base games. */
export const plan: CampaignPlan<InnovationState, InnovationView, InnovationSettings> = {
  rules: innovation,
  deal: (seed, number) => dealt(seed, { players: 2 + (number % 3) }),
  duel: (seed) => dealt(seed, { players: 2 }),
  checked: checkedTable,
  mostAnswers: 4000,
}

export const campaign = campaignOf(plan)

interface Kind {
  readonly players: number
  readonly expansions?: readonly string[]
}

/** A game of so many players with some of the sets. */
export const dealt = (seed: string, { players, expansions = ['base'] }: Kind): Dealt<InnovationSettings> => ({
  group: `${players} players`,
  settings: {
    game: 'Innovation: Ultimate',
    name: 'random',
    seed,
    createdTimestamp: 0,
    players: NAMES.slice(0, players).map((name) => ({ _id: name, name })),
    expansions,
    shuffleSeats: false,
  },
})

/** A table of the tests. A position deals no opening hands: they are those of the same game played plainly. */
function checkedTable(settings: InnovationSettings) {
  const { players, zones } = begin(settings)
  const hands = players.map(({ name }, seat) => [name, { hand: zones[zoneOf(seat, 'hand')] ?? [] }])
  return open({
    players: players.map(({ name }) => name),
    seed: settings.seed,
    expansions: settings.expansions,
    opening: true,
    ...Object.fromEntries(hands),
  })
}
