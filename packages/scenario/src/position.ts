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

/** The value as a whole number of at least `least`, or an error that says where. */
export function wholeNumberAt(value: unknown, where: string, least = 0): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least) {
    throw new PositionError(`${where} must be a whole number from ${least} on`)
  }
  return value
}

/**
 * The seed of a position, a number or a text. It becomes a phrase: a secret must not be a number or a word that a view holds
 * anyway.
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

/** The names of the players: at least one, none twice. */
export function playersAt(value: unknown): readonly string[] {
  const players = textsAt(value, 'players')
  if (players.length === 0) throw new PositionError('players must name somebody')
  const twice = players.find((name, at) => players.indexOf(name) !== at)
  if (twice !== undefined) throw new PositionError(`players names '${twice}' twice`)
  return players
}
