import {
  type Pick,
  type Random,
  randomFrom,
  randomPicks,
  Refusal,
  type Request,
  seeded,
} from '@parlour/kernel'
import { campaignOf, type CampaignGame } from '@parlour/scenario'
import type { TyrantsSettings, TyrantsState } from '../engine/board'
import { mapOfSettings } from '../engine/map-of-settings'
import { LAYOUTS } from '../facts/layouts'
import { mapNamed } from '../facts/map'
import type { MapData } from '../facts/map-data'
import type { HexOptions } from '../facts/map-options'
import { HALF_DECKS, LAYOUT_NAMES, MAP_NAMES } from '../facts/names'
import { open } from '../testing/open'
import { randomMap, randomTiles } from '../testing/own-maps'
import { countsOf, recount } from '../testing/recount'
import { machine, tyrants } from '../tyrants'

const NAMES = ['ann', 'bob', 'cat', 'dan']

/** The fifteen pairs of half-decks. */
const PAIRS: readonly (readonly string[])[] = HALF_DECKS.flatMap((one, at) =>
  HALF_DECKS.slice(at + 1).map((other) => [one, other]),
)

/**
 * Games of every pair of half-decks on every map, so with two to four players, with published and house
 * cards: 120 in a row are of every kind, and the 120 after them are on hex maps of every layout and on random
 * own maps. In most of them turns are not passed lightly; in those that are, players run out of cards. Duels
 * are of every pair, with published and house cards by turns, each pair from both seats.
 */
export const campaign = campaignOf({
  rules: tyrants,
  deal: (seed, number, only) => {
    const isOther = isOtherMaps(only) || number % (2 * BLOCK) >= BLOCK
    const game = isOther ? onOtherMap(seed, number) : onWorldMap(seed, number)
    return { ...game, picks: !isOther && number % SELDOM === 0 ? randomPicks : seldomPassing }
  },
  duel,
  checked: checkedTable,
  faultIn: miscounted,
  mostAnswers: 20_000,
})

/** The kind of games that are played on hex maps and own maps. */
const OTHER_MAPS = 'other maps'

/** So many games in a row are on the four maps and of every kind; as many after them on others. */
const BLOCK = 120

/**
 * One game in this many on the four maps is played by players who are as likely to pass as to do anything
 * else. They may promote their whole decks away, and then such a game may never end: that lies with the
 * cards, whatever the map.
 */
const SELDOM = 7

/** Random picks; a turn is passed only when nothing else is offered, or one time in eight. */
export function seldomPassing(request: Request, random: Random): readonly Pick[] {
  const { choices, kind } = request
  if (kind !== 'action' || typeof choices === 'string' || random.below(8) === 0)
    return randomPicks(request, random)
  const others = choices.filter((choice) => typeof choice !== 'object' || choice.kind !== 'pass')
  return randomPicks({ ...request, choices: others.length === 0 ? choices : others }, random)
}

interface MapSettings {
  readonly map: TyrantsSettings['map']
  readonly ownMap?: MapData
  readonly hex?: HexOptions
}

interface Kind {
  readonly map: MapSettings
  readonly players: number
  readonly group: string
  readonly expansions: readonly string[]
  readonly houseCards: boolean
}

function onWorldMap(seed: string, number: number): CampaignGame<TyrantsSettings> {
  const map = MAP_NAMES[number % MAP_NAMES.length] ?? 'base-2'
  return dealt(seed, {
    map: { map },
    players: mapNamed(map).players,
    group: map,
    expansions: PAIRS[number % PAIRS.length] ?? [],
    houseCards: Math.floor(number / MAP_NAMES.length) % 2 === 1,
  })
}

const OWN_PLAYERS = [2, 3, 4] as const

/** A hex map of each layout, then a random own map for each number of players, and so on. */
function onOtherMap(seed: string, number: number): CampaignGame<TyrantsSettings> {
  const at = number % (LAYOUT_NAMES.length + OWN_PLAYERS.length)
  const layout = LAYOUT_NAMES[at]
  const round = Math.floor(number / 8)
  const kind = { expansions: PAIRS[number % PAIRS.length] ?? [], houseCards: round % 2 === 1 }
  if (layout !== undefined) {
    const random = randomFrom(seeded(`tiles ${seed}`))
    // Every third round with own tiles.
    const own = round % 3 === 2 ? { own: randomTiles(random) } : {}
    const hex = { layout, prune: round % 4 > 1, code: '', ...own }
    return dealt(seed, { map: { map: 'hex', hex }, players: LAYOUTS[layout].players, group: layout, ...kind })
  }
  const players = OWN_PLAYERS[at - LAYOUT_NAMES.length] ?? 2
  const ownMap = randomMap(players, randomFrom(seeded(`map ${seed}`)))
  return dealt(seed, { map: { map: 'own', ownMap }, players, group: `own map for ${players}`, ...kind })
}

function dealt(
  seed: string,
  { map, players, group, expansions, houseCards }: Kind,
): CampaignGame<TyrantsSettings> {
  return {
    group: `${group}, ${houseCards ? 'house' : 'published'} cards`,
    settings: {
      game: 'Tyrants of the Underdark',
      name: 'random',
      seed,
      createdTimestamp: 0,
      players: NAMES.slice(0, players).map((name) => ({ _id: name, name })),
      expansions,
      ...map,
      menzoExtraNeutral: true,
      chooseColors: true,
      houseCards,
      shuffleSeats: false,
    },
  }
}

/** Returns whether all games are to be on hex maps and own maps. Refuses any other kind. */
function isOtherMaps(only: string | undefined): boolean {
  if (only === undefined || only === OTHER_MAPS) return only === OTHER_MAPS
  throw new Refusal(`There are no games of the kind '${only}', only of '${OTHER_MAPS}'.`)
}

function duel(seed: string, number: number, only?: string): CampaignGame<TyrantsSettings> {
  if (isOtherMaps(only)) return onOtherMap(seed, number)
  return dealt(seed, {
    map: { map: 'base-2' },
    players: 2,
    group: 'base-2',
    expansions: PAIRS[Math.floor(number / 2) % PAIRS.length] ?? [],
    houseCards: Math.floor(number / 2) % 2 === 1,
  })
}

/** Returns a game that runs every free check at each answer. */
function checkedTable(settings: TyrantsSettings) {
  const { players, seed, expansions, houseCards = false } = settings
  const names = players.map(({ name }) => name)
  const { map } = mapOfSettings(settings, randomFrom(seeded(seed)))
  return open({ players: names, seed, map, expansions, opening: true, settings: { houseCards } })
}

/** Returns which incrementally kept counts are wrong at the end of a game, if any. */
function miscounted(state: TyrantsState): string | undefined {
  const board = machine.boardOf(state)
  const [stored, recounted] = [countsOf(board), recount(board)].map((counts) => JSON.stringify(counts))
  return stored === recounted ? undefined : `stored counts ${stored}, recounted ${recounted}`
}
