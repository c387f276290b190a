import { Refusal } from '@parlour/kernel'
import { campaignOf, type CampaignPlan, type CampaignGame } from '@parlour/scenario'
import type { InnovationSettings, InnovationState } from '../engine/board/board'
import { begin } from '../engine/turn/setup'
import { zoneOf } from '../engine/board/zones'
import { counted } from '../facts/counted'
import { type Expansion, EXPANSIONS } from '../facts/names'
import { innovation } from '../innovation'
import { open } from '../testing/open'
import type { InnovationView } from '../view'

const NAMES = ['ann', 'bob', 'cat', 'dan']

/** All 32 selections of sets: base, with or without each of the others. */
const SELECTIONS: readonly (readonly Expansion[])[] = EXPANSIONS.reduce<readonly (readonly Expansion[])[]>(
  (chosen, set) => (set === 'base' ? [[set]] : [...chosen, ...chosen.map((sets) => [...sets, set])]),
  [],
)

const selection = (number: number): readonly Expansion[] => SELECTIONS[number % SELECTIONS.length] ?? ['base']

/** The sets of a word such as `base+echo`. Refuses one that there is not, and games without the base set. */
function setsNamed(word: string): readonly Expansion[] {
  const sets = word.split('+').map((name) => {
    const set = EXPANSIONS.find((one) => one === name)
    if (set === undefined)
      throw new Refusal(`There is no set '${name}'. Choose among ${EXPANSIONS.join(', ')}.`)
    return set
  })
  if (!sets.includes('base')) throw new Refusal(`Every game has the base set: say base+${word}.`)
  return sets
}

/** Who sits at a table: two to four players, or four in teams. */
const TABLES: readonly Pick<Kind, 'players' | 'teams'>[] = [
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 4, teams: true },
]

/**
 * Games of every selection of sets with two to four players and with teams: 128 in a row are of every kind,
 * and 32 of every selection. Duels are of every selection, each from both seats. `only` names one selection,
 * such as `base+echo`.
 */
export const plan: CampaignPlan<InnovationState, InnovationView, InnovationSettings> = {
  rules: innovation,
  deal(seed, number, only) {
    const round = only === undefined ? Math.floor(number / SELECTIONS.length) : 0
    const table = TABLES[(number + round) % TABLES.length]
    return dealt(seed, {
      players: 2,
      ...table,
      expansions: only === undefined ? selection(number) : setsNamed(only),
    })
  },
  duel: (seed, number, only) =>
    dealt(seed, {
      players: 2,
      expansions: only === undefined ? selection(Math.floor(number / 2)) : setsNamed(only),
    }),
  checked: checkedTable,
  mostAnswers: 4000,
}

export const campaign = campaignOf(plan)

interface Kind {
  readonly players: number
  readonly teams?: boolean
  readonly expansions: readonly string[]
}

/** A game of this many players with some of the sets. */
const dealt = (
  seed: string,
  { players, teams = false, expansions }: Kind,
): CampaignGame<InnovationSettings> => ({
  group: `${players} players${teams ? ' in teams' : ''}, ${counted(expansions.length, 'set')}`,
  settings: {
    game: 'Innovation: Ultimate',
    name: 'random',
    seed,
    createdTimestamp: 0,
    players: NAMES.slice(0, players).map((name) => ({ _id: name, name })),
    expansions,
    ...(teams ? { teams } : {}),
    shuffleSeats: false,
  },
})

/**
 * A table of the tests. A position deals no opening hands: they are those of the same game played plainly.
 */
function checkedTable(settings: InnovationSettings) {
  const { players, zones } = begin(settings)
  const hands = players.map(({ name }, seat) => [name, { hand: zones[zoneOf(seat, 'hand')] ?? [] }])
  return open({
    players: players.map(({ name }) => name),
    seed: settings.seed,
    expansions: settings.expansions,
    settings: { teams: settings.teams === true },
    opening: true,
    ...Object.fromEntries(hands),
  })
}
