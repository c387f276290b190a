import type { JsonObject } from '@parlour/kernel'
import {
  objectAt,
  objectOf,
  onlyKeys,
  PositionError,
  statedDifferences,
  textsAt,
  textsOf,
  valueDifference,
} from '@parlour/scenario'
import { achievementNamed } from '../engine/board/library'
import { PLAYER_ZONES } from '../engine/board/zones'
import { COLORS, EXPANSIONS, HIGHEST_AGE } from '../facts/names'

/**
 * How a board differs from what a scenario states (rules: scenarios 3): every zone of every player, those
 * left out being empty; order counts in color stacks alone. What all share is compared where it is given.
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
    return valueDifference(place, form(stated[kind], place), form(board[kind], place))
  })
  return [...zones, ...statedDifferences(`${player}.totals`, objectOf(stated.totals), board.totals)]
}

function commonDifferences(key: string, board: JsonObject, stated: JsonObject): readonly string[] {
  if (key === 'decks' || key === 'decksExact') {
    return Object.entries(objectAt(stated[key], key)).flatMap(([set, decks]) =>
      Object.entries(deckListsAt(decks, `${key}.${set}`)).flatMap(([value, names]) => {
        const wanted = textsAt(names, `${key}.${set}.${value}`)
        const deck = textsOf(objectOf(objectOf(board.decks)[set])[value])
        const found = key === 'decks' ? deck.slice(0, wanted.length) : deck
        return valueDifference(`${key}.${set}.${value}`, wanted.toSorted(), found.toSorted())
      }),
    )
  }
  if (key === 'standardAchievements') {
    const found = textsOf(board.achievements).filter((name) => achievementNamed(name) === undefined)
    return valueDifference(key, cardsAt(stated[key], key), found.toSorted())
  }
  if (key === 'junk')
    return valueDifference(key, junkOf(stated.junk, stated).toSorted(), junkOf(board.junk, stated).toSorted())
  if (key === 'achievements') return valueDifference(key, cardsAt(stated[key], key), cardsAt(board[key], key))
  return statedDifferences(key, stated[key], board[key])
}

/** The junk without the special achievements that The Unseen puts there, unless they are stated. */
function junkOf(value: unknown, stated: JsonObject): readonly string[] {
  const statedJunk = textsAt(stated.junk, 'junk')
  return textsOf(value).filter((name) => achievementNamed(name)?.set !== 'usee' || statedJunk.includes(name))
}

/**
 * The decks of a set by value, or an error that says what is no set or value: an unknown deck would pass as
 * an empty one.
 */
function deckListsAt(value: unknown, place: string): JsonObject {
  const set = place.split('.')[1]
  if (!EXPANSIONS.some((one) => one === set)) throw new PositionError(`there is no set '${set ?? ''}'`)
  const decks = objectAt(value, place)
  onlyKeys(decks, VALUES, place)
  return decks
}
const VALUES = Array.from({ length: HIGHEST_AGE + 1 }, (_, value) => String(value))

/**
 * The cards of a zone without order, or an error that says where: a misspelled form must not pass as an empty
 * zone.
 */
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
