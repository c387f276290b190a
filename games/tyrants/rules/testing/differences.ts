import { isJsonObject, type JsonObject } from '@parlour/kernel'
import {
  difference,
  objectAt,
  objectOf,
  onlyKeys,
  PositionError,
  statedDifferences,
  textsAt,
  textsOf,
  valueDifference,
} from '@parlour/scenario'
import { SITE_KEYS } from './on-map'
import { PLAYER_KEYS } from './position-at'

/** Compared for each player that is named, nothing when left out. */
const PILES = ['played', 'discard', 'trophyHall', 'hand', 'innerCircle']
const COUNTERS = ['influence', 'points', 'power']
/** Compared where given. */
const OPTIONAL = ['troops', 'spies', 'gems', 'score', 'color']
const COMMON = ['players', 'expansions', 'map', 'settings', 'turn', 'tiles', 'gems']
const OPTIONAL_AT_SITES = SITE_KEYS.filter((key) => key !== 'troops' && key !== 'spies')

/**
 * How a board differs from what a scenario states: for each player named, piles and counters, those left out
 * being empty or 0; for each site named, troops and spies; what all share, where it is given. Order counts
 * only in decks.
 */
export function differences(board: JsonObject, stated: JsonObject): readonly string[] {
  const players = textsOf(board.players)
  const known = [...COMMON, 'sites', 'market', 'devoured', 'marketDeck', ...players]
  const unknown = Object.keys(stated).find((key) => !known.includes(key))
  if (unknown !== undefined) throw new PositionError(`the board to be has the unknown key '${unknown}'`)
  // A player about whom nothing is stated has nothing.
  const isStated = ([key, value]: readonly [string, unknown]) =>
    players.includes(key) || !isJsonObject(value) || Object.keys(value).length > 0
  if (!Object.entries(stated).some(isStated)) throw new PositionError('the board to be states nothing')
  return [
    ...players
      .filter((name) => stated[name] !== undefined)
      .flatMap((name) => playerDifferences(name, objectOf(board[name]), objectAt(stated[name], name))),
    ...siteDifferences(objectOf(board.sites), objectAt(stated.sites ?? {}, 'sites')),
    ...['market', 'devoured'].flatMap((key) =>
      stated[key] === undefined ? [] : list(key, stated[key], board[key]),
    ),
    ...deckDifferences(stated.marketDeck, board.marketDeck),
    ...COMMON.flatMap((key) =>
      stated[key] === undefined ? [] : statedDifferences(key, stated[key], board[key]),
    ),
  ]
}

function playerDifferences(name: string, board: JsonObject, stated: JsonObject): readonly string[] {
  onlyKeys(stated, PLAYER_KEYS, name)
  const place = (key: string) => `${name}.${key}`
  return [
    ...PILES.flatMap((key) =>
      key === 'hand' && stated.hand === 'start'
        ? startHand(place(key), textsOf(board.hand))
        : list(place(key), stated[key] ?? [], board[key]),
    ),
    ...COUNTERS.flatMap((key) => valueDifference(place(key), stated[key] ?? 0, board[key])),
    ...OPTIONAL.flatMap((key) =>
      stated[key] === undefined ? [] : valueDifference(place(key), stated[key], board[key]),
    ),
    ...(stated.deck === undefined
      ? []
      : valueDifference(place('deck'), textsAt(stated.deck, place('deck')), board.deck)),
    ...(stated.presence === undefined ? [] : list(place('presence'), stated.presence, board.presence)),
  ]
}

/** Five starting cards, drawn after a turn. */
function startHand(place: string, hand: readonly string[]): readonly string[] {
  const isStart = hand.length === 5 && hand.every((name) => name === 'Noble' || name === 'Soldier')
  return isStart ? [] : [difference(place, 'five starting cards', hand)]
}

function siteDifferences(board: JsonObject, stated: JsonObject): readonly string[] {
  return Object.entries(stated).flatMap(([name, value]) => {
    if (!isJsonObject(board[name])) throw new PositionError(`the board to be has the unknown site '${name}'`)
    const site = objectAt(value, `sites.${name}`)
    onlyKeys(site, SITE_KEYS, `sites.${name}`)
    const found = objectOf(board[name])
    return [
      ...['troops', 'spies'].flatMap((key) => list(`sites.${name}.${key}`, site[key] ?? [], found[key])),
      ...OPTIONAL_AT_SITES.flatMap((key) =>
        site[key] === undefined ? [] : valueDifference(`sites.${name}.${key}`, site[key], found[key]),
      ),
    ]
  })
}

/** The cards named are the top of the deck; none named, it is empty. */
function deckDifferences(stated: unknown, found: unknown): readonly string[] {
  if (stated === undefined) return []
  const wanted = textsAt(stated, 'marketDeck')
  const deck = textsOf(found)
  return valueDifference('marketDeck', wanted, wanted.length === 0 ? deck : deck.slice(0, wanted.length))
}

/** Lists without order. */
const list = (place: string, stated: unknown, found: unknown): readonly string[] =>
  valueDifference(place, textsAt(stated, place).toSorted(), textsOf(found).toSorted())
