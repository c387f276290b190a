import { type Pick, type Random, randomPicks, type Request } from '@parlour/kernel'
import { campaignOf, type Dealt } from '@parlour/scenario'
import type { TyrantsSettings, TyrantsState } from '../engine/board'
import { mapNamed } from '../facts/map'
import { HALF_DECKS, MAP_NAMES, type MapName } from '../facts/names'
import { open } from '../testing/open'
import { kept, recount } from '../testing/recount'
import { machine, tyrants } from '../tyrants'

const NAMES = ['ann', 'bob', 'cat', 'dan']

/** The fifteen pairs of half-decks. */
const PAIRS: readonly (readonly string[])[] = HALF_DECKS.flatMap((one, at) =>
  HALF_DECKS.slice(at + 1).map((other) => [one, other]),
)

/**
 * Games of every pair of half-decks on every map, so with two to four players, with published and house cards: 120 in a row
 * are of every kind. In most of them turns are not passed lightly; in those that are, players run out of cards. Duels are of every pair, with published and house cards by turns, each pair from both seats.
 */
export const campaign = campaignOf({
  rules: tyrants,
  deal: (seed, number) => ({
    ...dealt(seed, {
      map: MAP_NAMES[number % MAP_NAMES.length] ?? 'base-2',
      expansions: PAIRS[number % PAIRS.length] ?? [],
      houseCards: Math.floor(number / MAP_NAMES.length) % 2 === 1,
    }),
    picks: number % SELDOM === 0 ? randomPicks : seldomPassing,
  }),
  duel: (seed, number) =>
    dealt(seed, {
      map: 'base-2',
      expansions: PAIRS[Math.floor(number / 2) % PAIRS.length] ?? [],
      houseCards: Math.floor(number / 2) % 2 === 1,
    }),
  checked: checkedTable,
  faultIn: miscounted,
  mostAnswers: 20_000,
})

/** One game in so many is played by players who pass as soon as do anything else. */
const SELDOM = 7

/** Random picks; a turn is passed only when nothing else is offered, or one time in eight. */
export function seldomPassing(request: Request, random: Random): readonly Pick[] {
  const { choices, kind } = request
  if (kind !== 'action' || typeof choices === 'string' || random.below(8) === 0)
    return randomPicks(request, random)
  const others = choices.filter((choice) => typeof choice !== 'object' || choice.kind !== 'pass')
  return randomPicks({ ...request, choices: others.length === 0 ? choices : others }, random)
}

interface Kind {
  readonly map: MapName
  readonly expansions: readonly string[]
  readonly houseCards: boolean
}

const dealt = (seed: string, { map, expansions, houseCards }: Kind): Dealt<TyrantsSettings> => ({
  group: `${map}, ${houseCards ? 'house' : 'published'} cards`,
  settings: {
    game: 'Tyrants of the Underdark',
    name: 'random',
    seed,
    createdTimestamp: 0,
    players: NAMES.slice(0, mapNamed(map).players).map((name) => ({ _id: name, name })),
    expansions,
    map,
    menzoExtraNeutral: true,
    chooseColors: true,
    houseCards,
    shuffleSeats: false,
  },
})

/** A table of the tests. */
function checkedTable({ players, seed, map, expansions, houseCards = false }: TyrantsSettings) {
  const names = players.map(({ name }) => name)
  return open({ players: names, seed, map, expansions, opening: true, settings: { houseCards } })
}

/** What the door for change has counted wrongly by the end of a game. */
function miscounted(state: TyrantsState): string | undefined {
  const board = machine.boardOf(state)
  const [counted, anew] = [kept(board), recount(board)].map((counts) => JSON.stringify(counts))
  return counted === anew ? undefined : `counted ${counted}, and there is ${anew}`
}
