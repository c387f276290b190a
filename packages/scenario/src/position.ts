import { isJsonObject, type JsonObject } from '@parlour/kernel'

/** A stated position that does not make sense. The sentence names the key, card, player or place. */
export class PositionError extends Error {
  override readonly name = 'PositionError'
}

/** The value as an object, or an error that says where. */
export function objectAt(value: unknown, where: string): JsonObject {
  if (!isJsonObject(value)) throw new PositionError(`${where} must be an object`)
  return value
}

/** The value as a list, or an error that says where. */
export function listAt(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new PositionError(`${where} must be a list`)
  return value
}

/** The value as a list of texts, or an error that says where. */
export function textsAt(value: unknown, where: string): readonly string[] {
  return listAt(value, where).map((entry) => textAt(entry, `each of ${where}`))
}

/** The value as a text, or an error that says where. */
export function textAt(value: unknown, where: string): string {
  if (typeof value !== 'string') throw new PositionError(`${where} must be a text`)
  return value
}

/** The value as a flag, `otherwise` where it is left out, or an error that says where. */
export function flagAt(value: unknown, where: string, otherwise = false): boolean {
  if (value === undefined) return otherwise
  if (typeof value !== 'boolean') throw new PositionError(`${where} must be true or false`)
  return value
}

/** The value as a whole number of at least `least`, or an error that says where. */
export function wholeNumberAt(value: unknown, where: string, least = 0): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least) {
    throw new PositionError(`${where} must be a whole number from ${least} on`)
  }
  return value
}

/**
 * The seed of a position, a number or a text. It becomes a phrase: a secret must not be a number or a word
 * that a view holds anyway.
 */
export function seedAt(value: unknown): string {
  if (value === undefined) return 'scenario'
  return `scenario ${typeof value === 'number' ? value : textAt(value, 'seed')}`
}

/** Throws when an object has a key that means nothing there, and names it. */
export function onlyKeys(object: JsonObject, allowed: readonly string[], where: string): void {
  const unknown = Object.keys(object).filter((key) => !allowed.includes(key))
  if (unknown.length > 0) {
    throw new PositionError(
      `${where} has the unknown key '${unknown.join("', '")}'; known are ${allowed.join(', ')}`,
    )
  }
}

/** The turn that a position states. */
export interface StatedTurn {
  readonly player: number
  readonly round: number
  /** Unless stated, undefined. */
  readonly action: number | undefined
}

/** The `turn` of a position: the first round of player `first`, unless it says otherwise. */
export function turnAt(value: unknown, players: readonly string[], first = 0): StatedTurn {
  const turn = objectAt(value ?? {}, 'turn')
  onlyKeys(turn, ['player', 'action', 'round'], 'turn')
  const name = turn.player === undefined ? players[first] : textAt(turn.player, 'turn.player')
  const player = players.findIndex((one) => one === name)
  if (player === -1) throw new PositionError(`turn.player '${String(name)}' is not a player in this game`)
  const round = wholeNumberAt(turn.round ?? 1, 'turn.round', 1)
  const action = turn.action === undefined ? undefined : wholeNumberAt(turn.action, 'turn.action')
  return { player, round, action }
}

/** The names of the players: at least one, none twice, none of them a key of the position. */
export function playersAt(value: unknown, keys: readonly string[] = []): readonly string[] {
  const players = textsAt(value, 'players')
  const taken = players.find((name) => keys.includes(name))
  if (taken !== undefined) throw new PositionError(`a player cannot be called '${taken}'`)
  if (players.length === 0) throw new PositionError('players must name somebody')
  const twice = players.find((name, at) => players.indexOf(name) !== at)
  if (twice !== undefined) throw new PositionError(`players names '${twice}' twice`)
  return players
}
