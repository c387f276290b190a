import { isJsonObject, type Json, type JsonObject } from '@parlour/kernel'

/** The Load Game form maps at most this many players (rules: screens 1.5). */
const MOST_PLAYERS = 10

const LOAD_ALERTS = {
  parse: 'Unable to parse JSON',
  noPlayers: 'no players detected in game data',
  unmapped: 'not all players mapped to new player',
  twice: 'same target player selected multiple times',
  adminMissing: (adminName: string) => `${adminName} is not mapped to one of the players`,
} as const

export interface Person {
  readonly _id: string
  readonly name: string
}

export type ReadGameData =
  | { readonly data: JsonObject; readonly players: readonly Person[] }
  | { readonly alert: string }

function personOf(value: Json | undefined): Person | null {
  if (value === undefined || !isJsonObject(value)) return null
  const { _id, name, bot } = value
  // Bots keep their seats, so they need no mapping.
  if (typeof _id !== 'string' || typeof name !== 'string' || bot !== undefined) return null
  return { _id, name }
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Parses pasted game data. Returns the data and its players, or the alert to show. */
export function readGameData(text: string): ReadGameData {
  const data = parse(text)
  if (data === undefined) return { alert: LOAD_ALERTS.parse }
  if (!isJsonObject(data) || data['settings'] === undefined || !isJsonObject(data['settings']))
    return { alert: LOAD_ALERTS.noPlayers }
  const listed = data['settings']['players']
  const players = (Array.isArray(listed) ? (listed as readonly Json[]) : []).flatMap(
    (one) => personOf(one) ?? [],
  )
  return players.length === 0
    ? { alert: LOAD_ALERTS.noPlayers }
    : { data, players: players.slice(0, MOST_PLAYERS) }
}

export interface PlayerMapping {
  readonly players: readonly Person[]
  /** The chosen user for the id of each player of the data. */
  readonly targets: Readonly<Record<string, Person | undefined>>
  /** The admin who must be among the chosen. */
  readonly adminName: string
}

/** Returns the alert that forbids loading with this mapping, or null. */
export function mappingAlert({ players, targets, adminName }: PlayerMapping): string | null {
  const chosen = players.flatMap(({ _id }) => targets[_id] ?? [])
  if (!chosen.some(({ name }) => name === adminName)) return LOAD_ALERTS.adminMissing(adminName)
  if (chosen.length < players.length) return LOAD_ALERTS.unmapped
  return new Set(chosen.map(({ _id }) => _id)).size < chosen.length ? LOAD_ALERTS.twice : null
}

/** Fields whose text is never a player, even when a player has that very name. */
const NOT_PLAYERS: ReadonlySet<string> = new Set(['game', 'title'])

function swap(value: Json | undefined, words: ReadonlyMap<string, string>): Json | undefined {
  if (typeof value === 'string') return words.get(value) ?? value
  if (Array.isArray(value)) return (value as readonly Json[]).map((one) => swap(one, words) ?? null)
  if (value === undefined || !isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      words.get(key) ?? key,
      NOT_PLAYERS.has(key) && typeof one === 'string' ? one : swap(one, words),
    ]),
  )
}

/**
 * The data with every player's name and id replaced by the chosen user's, all at once, so that two may trade
 * places.
 */
export function swapPlayers(
  data: JsonObject,
  { players, targets }: Pick<PlayerMapping, 'players' | 'targets'>,
): JsonObject {
  const words = new Map<string, string>()
  for (const { _id, name } of players) {
    const target = targets[_id]
    if (target === undefined) continue
    words.set(_id, target._id).set(name, target.name)
  }
  const swapped = swap(data, words)
  if (swapped === undefined || !isJsonObject(swapped)) throw new Error('An object stays an object')
  return swapped
}
