import { isJsonObject, type JsonObject } from '@parlour/kernel'

/** Two boards of one game, and how that game compares a board with a statement. */
export interface Comparison {
  /** The board at the last statement, or the position. */
  readonly since: JsonObject
  readonly now: JsonObject
  readonly players: readonly string[]
  /** Whether a key of a player is a zone (true), or a figure such as a total that is compared only where given. */
  readonly isZone: (key: string) => boolean
  readonly differences: (board: JsonObject, stated: JsonObject) => readonly string[]
}

/**
 * How a board differs from a statement of what changed (rules: scenarios 2): each zone listed must be as stated and must not have
 * been so before; every other zone of every player must be as before. What is no player's zone is compared where given.
 */
export function changeDifferences(comparison: Comparison, stated: JsonObject): readonly string[] {
  const { since, now, players, isZone, differences } = comparison
  const before = Object.fromEntries(
    players.map((player) => [player, zonesOf(since[player], isZone)] as const),
  )
  const expected = Object.fromEntries(
    players.map((player) => [player, { ...before[player], ...objectOf(stated[player]) }] as const),
  )
  const unchanged = players.flatMap((player) =>
    Object.entries(objectOf(stated[player])).flatMap(([zone, value]) => {
      if (!isZone(zone)) return []
      const same = { ...before, [player]: { ...before[player], [zone]: value } }
      return differences(since, same).length > 0
        ? []
        : [`${player}.${zone} was so before: leave it out, or it should have changed`]
    }),
  )
  return [...differences(now, { ...stated, ...expected }), ...unchanged]
}

const zonesOf = (board: unknown, isZone: (key: string) => boolean): JsonObject =>
  Object.fromEntries(Object.entries(objectOf(board)).filter(([key]) => isZone(key)))

const objectOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : {})
