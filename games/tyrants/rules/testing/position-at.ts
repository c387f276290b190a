import { defined, isJsonObject, type JsonObject, randomFrom, seeded } from '@parlour/kernel'
import {
  flagAt,
  objectAt,
  onlyKeys,
  playersAt,
  PositionError,
  seedAt,
  textAt,
  textsAt,
  turnAt,
  wholeNumberAt,
} from '@parlour/scenario'
import { type Board, boardWith, firstSeat, playerWith, type TyrantsSettings, turnWith } from '../engine/board'
import { emptyBoard } from '../engine/setup'
import { freeColors } from '../engine/turns'
import { DEVOURED, GUARD, MARKET, MARKET_DECK, OUTCASTS, pileOf, PRIESTESS } from '../engine/zones'
import { checkedMap } from '../facts/checked-map'
import { HALF_DECKS, type HalfDeck, MAP_NAMES, type MapName, MARKET_SIZE } from '../facts/names'
import { mapOfTiles } from '../facts/map-of-tiles'
import type { Pile } from '../facts/piece'
import { counted } from './counted'
import { HEX_SETTINGS, layoutNamed, setterAt, tilesAt } from './hex-position'
import { onMap } from './on-map'
import { CardDispenser } from './placing'

const COMMON = ['players', 'settings', 'seed', 'chance', 'opening', 'expansions', 'map', 'sites', 'market']
/** With what a board of a hex map says beyond a position. */
const MORE = ['marketDeck', 'devoured', 'turn', 'tiles', 'gems']
const PILE_KEYS: Readonly<Record<string, Pile>> = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  played: 'played',
  innerCircle: 'inner-circle',
}
const NUMBERS = ['power', 'influence', 'points'] as const
/**
 * What a board says of a player beyond a position: taken back, so that a board is a position, and not looked
 * at.
 */
const BOARD_ONLY = ['score', 'presence', 'color']
/** The piles and counters of a player. */
export const ZONES_OF_PLAYERS = [
  ...Object.keys(PILE_KEYS),
  'trophyHall',
  ...NUMBERS,
  'troops',
  'spies',
  'gems',
]
export const PLAYER_KEYS = [...ZONES_OF_PLAYERS, ...BOARD_ONLY]

/**
 * The board of a position: cards and pieces that it names are taken from where they start, the ordinary setup
 * is made from the others, and nothing is tidied up. Throws PositionError for what it does not know or what
 * does not fit.
 */
export function positionAt(value: unknown): { readonly settings: TyrantsSettings; readonly board: Board } {
  const position = objectAt(value, 'the position')
  const players = playersAt(position.players, [...COMMON, ...MORE])
  onlyKeys(position, [...COMMON, ...MORE, ...players], 'the position')
  const chance = objectAt(position.chance ?? {}, 'chance')
  onlyKeys(chance, layoutNamed(position.map) === undefined ? [] : ['mapSetter'], 'chance')
  const settings = settingsOf(position, players)
  const halfDecks = HALF_DECKS.filter((name) => settings.expansions.includes(name))
  const isOpening = flagAt(position.opening, 'opening')
  const stated = players.map((name) => objectAt(position[name] ?? {}, name))
  const keys = settings.hex === undefined ? PLAYER_KEYS.filter((key) => key !== 'gems') : PLAYER_KEYS
  for (const [seat, name] of players.entries()) onlyKeys(stated[seat] ?? {}, keys, name)
  const start = emptyBoard(settings, {
    seats: players,
    halfDecks,
    map: mapOf(position, settings),
  })
  const dealt = boardWith(start, cardsOf(position, { stated, halfDecks, seed: settings.seed }))
  const colored = isOpening ? dealt : withColors(dealt)
  const laid =
    settings.hex === undefined ? colored : boardWith(colored, { setter: setterAt(chance, players) })
  const placed = onMap(withNumbers(laid, stated), { position, stated, settings, isOpening })
  const turn = isOpening ? openingTurn(placed) : turnOf(position, placed)
  return { settings, board: counted(boardWith(placed, { turn })) }
}

function mapOf(position: JsonObject, { map, ownMap, hex, seed }: TyrantsSettings): Board['map'] {
  if (hex === undefined) return ownMap ?? mapAt(map, 2)
  const stated = objectAt(position.settings ?? {}, 'settings').mapLayout
  return mapOfTiles(tilesAt({ ...hex, stated }, randomFrom(seeded(seed))))
}

/** On a hex map the tiles are turned first. */
const openingTurn = ({ turn, setter }: Board): Board['turn'] =>
  setter === undefined ? turn : turnWith(turn, { phase: 'tiles', player: setter })

function settingsOf(position: JsonObject, players: readonly string[]): TyrantsSettings {
  const settings = objectAt(position.settings ?? {}, 'settings')
  const known = ['menzoExtraNeutral', 'chooseColors', 'houseCards', 'friendly']
  const layout = layoutNamed(position.map)
  onlyKeys(settings, layout === undefined ? known : [...known, ...HEX_SETTINGS], 'settings')
  const flag = (key: string, otherwise = false) => flagAt(settings[key], `settings.${key}`, otherwise)
  return {
    game: 'Tyrants of the Underdark',
    name: 'scenario',
    seed: seedAt(position.seed),
    createdTimestamp: 0,
    players: players.map((name) => ({ _id: name, name })),
    expansions: halfDecksAt(position.expansions),
    ...(layout === undefined
      ? mapOfPosition(position.map, players.length)
      : { map: 'hex', hex: { layout, prune: flag('pruneDeadEnds'), code: '' } }),
    menzoExtraNeutral: flag('menzoExtraNeutral', true),
    chooseColors: flag('chooseColors', true),
    shuffleSeats: false,
    houseCards: flag('houseCards'),
    ...(flag('friendly') ? { friendly: true } : {}),
  }
}

function halfDecksAt(value: unknown): readonly HalfDeck[] {
  const names = textsAt(value ?? ['drow', 'dragons'], 'expansions')
  const unknown = names.find((name) => !HALF_DECKS.some((known) => known === name))
  if (unknown !== undefined) throw new PositionError(`there is no half-deck '${unknown}'`)
  if (new Set(names).size !== 2 || names.length !== 2)
    throw new PositionError('expansions must name two half-decks')
  return HALF_DECKS.filter((name) => names.includes(name))
}

/** A map by its name, or an own map as data. There are as many seats as a table has, whatever the map. */
function mapOfPosition(value: unknown, players: number): Pick<TyrantsSettings, 'map' | 'ownMap'> {
  if (players < 2 || players > 4) throw new PositionError('players must be two to four')
  if (!isJsonObject(value)) return { map: mapAt(value, players) }
  const { map, problems } = checkedMap(value, { isDrawn: false })
  if (map === undefined || problems.length > 0) throw new PositionError(`map: ${problems.join(' ')}`)
  return { map: 'own', ownMap: map }
}

function mapAt(value: unknown, players: number): MapName {
  const name =
    value === undefined ? ({ 2: 'base-2', 3: 'base-3a' }[players] ?? 'base-4') : textAt(value, 'map')
  const map = MAP_NAMES.find((known) => known === name)
  if (map === undefined) throw new PositionError(`there is no map '${name}'`)
  return map
}

interface StatedDeal {
  readonly stated: readonly JsonObject[]
  readonly halfDecks: readonly HalfDeck[]
  readonly seed: string
}

function cardsOf(
  position: JsonObject,
  { stated, halfDecks, seed }: StatedDeal,
): Pick<Board, 'zones' | 'random'> {
  const random = randomFrom(seeded(seed))
  const placing = new CardDispenser(halfDecks, stated.length)
  const empty = emptyStacks()
  const zones = empty.slice()
  for (const [seat, player] of stated.entries()) dealTo(zones, { placing, seat, player })
  const named = (key: 'market' | 'marketDeck' | 'devoured') =>
    placing.take(textsAt(position[key] ?? [], key), { where: key })
  const [market, top, devoured] = [named('market'), named('marketDeck'), named('devoured')]
  for (const [seat, player] of stated.entries()) {
    if (player.deck === undefined) zones[pileOf(seat, 'deck')] = placing.restOfStart(seat)
  }
  const rest = placing.restOfMarket(random)
  const deck = [...top, ...rest]
  const dealt = position.market === undefined ? rest.slice(0, MARKET_SIZE) : market
  zones[MARKET] = dealt
  zones[MARKET_DECK] = deck.filter((id) => !dealt.includes(id))
  zones[DEVOURED] = devoured
  for (const stack of [PRIESTESS, GUARD, OUTCASTS]) zones[stack] = placing.restOfStack(empty[stack] ?? [])
  return { zones, random: random.state }
}

function emptyStacks(): readonly (readonly string[])[] {
  const settings = settingsOf({}, ['one', 'other'])
  return emptyBoard(settings, { seats: [], halfDecks: [], map: 'base-2' }).zones
}

interface SeatInput {
  readonly placing: CardDispenser
  readonly seat: number
  readonly player: JsonObject
}

function dealTo(zones: (readonly string[])[], { placing, seat, player }: SeatInput): void {
  const start = Array.from({ length: 5 }, () => 'Noble')
  for (const [key, pile] of Object.entries(PILE_KEYS)) {
    const names = textsAt(player[key] ?? (key === 'hand' ? start : []), key)
    zones[pileOf(seat, pile)] = placing.take(names, { seat, where: key })
  }
}

/** The colors that players get when nobody is asked. */
function withColors(board: Board): Board {
  return board.players.reduce((after, player, seat) => {
    const [color] = freeColors(after)
    const players = after.players.with(seat, playerWith(player, defined({ color })))
    return boardWith(after, { players })
  }, board)
}

function withNumbers(board: Board, stated: readonly JsonObject[]): Board {
  const players = board.players.map((player, seat) => {
    const numbers = stated[seat] ?? {}
    const number = (key: (typeof NUMBERS)[number]) =>
      wholeNumberAt(numbers[key] ?? 0, `${player.name}.${key}`)
    return playerWith(player, {
      power: number('power'),
      influence: number('influence'),
      points: number('points'),
      ...(numbers.gems === undefined ? {} : { gems: wholeNumberAt(numbers.gems, `${player.name}.gems`) }),
    })
  })
  return boardWith(board, { players })
}

/**
 * The first turn of the first player, unless the position says otherwise; its start is still to be played.
 */
function turnOf(position: JsonObject, board: Board): Board['turn'] {
  const first = firstSeat(board)
  const names = board.players.map(({ name }) => name)
  const { player, round } = turnAt(position.turn, names, first)
  const { length } = names
  const taken = (round - 1) * length + ((player - first + length) % length)
  return turnWith(board.turn, { phase: 'start', player, taken })
}
