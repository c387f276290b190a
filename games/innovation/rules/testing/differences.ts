import { isJsonObject, type JsonObject } from '@parlour/kernel'
import { difference, objectAt, onlyKeys, PositionError, textsAt } from '@parlour/scenario'
import { achievementNamed } from '../engine/board/library'
import { PLAYER_ZONES } from '../engine/board/zones'
import { COLORS, EXPANSIONS, HIGHEST_AGE } from '../facts/names'

/**
 * How a board differs from what a scenario states (rules: scenarios 3): every zone of every player, those left out
 * being empty; order counts in color stacks alone. What all share is compared where it is given.
 */
export function differences(board: JsonObject, stated: JsonObject): readonly string[] {
  const players = textsOf(board.players)
  const unknown = Object.keys(stated).find((key) => ![...COMMON, ...players].includes(key))
  if (unknown !== undefined) throw new PositionError(`the board to be has the unknown key '${unknown}'`)
  return [
    ...players.flatMap((player) =>
      playerDifferences(player, objectOf(board[player]), objectAt(stated[player] ?? {}, player)),
    ),
    ...COMMON.flatMap((key) => (stated[key] === undefined ? [] : commonDifferences(key, board, stated))),
  ]
}

const COMMON = [
  'players',
  'settings',
  'expansions',
  'age0',
  'turn',
  'junk',
  'achievements',
  'standardAchievements',
  'decks',
  'decksExact',
]

function playerDifferences(player: string, board: JsonObject, stated: JsonObject): readonly string[] {
  const known: readonly string[] = [...PLAYER_ZONES, 'totals']
  const unknown = Object.keys(stated).find((key) => !known.includes(key))
  if (unknown !== undefined) throw new PositionError(`${player} has no place '${unknown}'`)
  const zones = PLAYER_ZONES.flatMap((kind) => {
    const form = COLORS.some((color) => color === kind) ? stackAt : cardsAt
    const place = `${player}.${kind}`
    return compare(place, form(stated[kind], place), form(board[kind], place))
  })
  return [...zones, ...within(`${player}.totals`, objectOf(stated.totals), objectOf(board.totals))]
}

/** What is given inside an object, compared key by key. */
function within(place: string, stated: JsonObject, found: JsonObject): readonly string[] {
  return Object.entries(stated).flatMap(([key, value]) =>
    isJsonObject(value)
      ? within(`${place}.${key}`, value, objectOf(found[key]))
      : compare(`${place}.${key}`, value, found[key]),
  )
}

function commonDifferences(key: string, board: JsonObject, stated: JsonObject): readonly string[] {
  if (key === 'decks' || key === 'decksExact') {
    return Object.entries(objectAt(stated[key], key)).flatMap(([set, decks]) =>
      Object.entries(deckListsAt(decks, `${key}.${set}`)).flatMap(([value, names]) => {
        const wanted = textsAt(names, `${key}.${set}.${value}`)
        const deck = textsOf(objectOf(objectOf(board.decks)[set])[value])
        const found = key === 'decks' ? deck.slice(0, wanted.length) : deck
        return compare(`${key}.${set}.${value}`, wanted.toSorted(), found.toSorted())
      }),
    )
  }
  if (key === 'standardAchievements') {
    const found = textsOf(board.achievements).filter((name) => achievementNamed(name) === undefined)
    return compare(key, cardsAt(stated[key], key), found.toSorted())
  }
  if (key === 'junk')
    return compare(key, junkOf(stated.junk, stated).toSorted(), junkOf(board.junk, stated).toSorted())
  if (key === 'achievements') return compare(key, cardsAt(stated[key], key), cardsAt(board[key], key))
  return isJsonObject(stated[key])
    ? within(key, stated[key], objectOf(board[key]))
    : compare(key, stated[key], board[key])
}

/** The junk without the special achievements that The Unseen puts there, unless they are stated. */
function junkOf(value: unknown, stated: JsonObject): readonly string[] {
  const given = textsAt(stated.junk, 'junk')
  return textsOf(value).filter((name) => achievementNamed(name)?.set !== 'usee' || given.includes(name))
}

const compare = (place: string, stated: unknown, found: unknown): readonly string[] =>
  JSON.stringify(stated) === JSON.stringify(found) ? [] : [difference(place, stated, found)]

/** The decks of a set by value, or an error that says what is no set or value: an unknown deck would pass as an empty one. */
function deckListsAt(value: unknown, place: string): JsonObject {
  const set = place.split('.')[1]
  if (!EXPANSIONS.some((one) => one === set)) throw new PositionError(`there is no set '${set ?? ''}'`)
  const decks = objectAt(value, place)
  onlyKeys(decks, VALUES, place)
  return decks
}
const VALUES = Array.from({ length: HIGHEST_AGE + 1 }, (_, value) => String(value))

/** The cards of a zone without order, or an error that says where: a misspelled form must not pass as an empty zone. */
function cardsAt(value: unknown, place: string): readonly string[] {
  return textsAt(value ?? [], place).toSorted()
}

/** A color in one form: its cards in order, and its splay. */
function stackAt(value: unknown, place: string): JsonObject {
  if (value === undefined || Array.isArray(value))
    return { cards: textsAt(value ?? [], place), splay: 'none' }
  const stack = objectAt(value, place)
  onlyKeys(stack, ['cards', 'splay'], place)
  return { cards: textsAt(stack.cards ?? [], place), splay: stack.splay ?? 'none' }
}

const objectOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : {})
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
