import { isJsonObject, type Json, type JsonObject } from '@parlour/kernel'

/** Two boards of one game, and how that game compares a board with a statement. */
export interface Comparison {
  /** The board at the last statement, or the position. */
  readonly since: JsonObject
  readonly now: JsonObject
  readonly players: readonly string[]
  /**
   * Whether a key of a player is a zone (true), or a figure such as a total that is compared only where
   * given.
   */
  readonly isZone: (key: string) => boolean
  /**
   * Keys of the board that belong to nobody and yet stay as they were unless stated: a zone, or an object of
   * zones.
   */
  readonly shared: readonly string[]
  readonly differences: (board: JsonObject, stated: JsonObject) => readonly string[]
}

/**
 * How a board differs from a statement of what changed (rules: scenarios 2): each zone listed must be as
 * stated and must not have been so before; every other zone of every player, and of what the game names as
 * shared, must be as before. What is neither is compared where given.
 */
export function changeDifferences(comparison: Comparison, stated: JsonObject): readonly string[] {
  const { since, now, differences } = comparison
  const before = zonesBefore(comparison)
  const unchanged = statedZones(before, comparison, stated).flatMap(({ path, key, value }) =>
    differences(since, { ...before, [key]: value }).length > 0
      ? []
      : [`${path} was so before: leave it out, or it should have changed`],
  )
  const expected = Object.fromEntries(
    Object.entries(before).map(([key, value]) => [key, merged(value, stated[key])]),
  )
  return [...differences(now, { ...stated, ...expected }), ...unchanged]
}

/** The zones that `changes` compares, as they were: of each player, and what is shared. */
function zonesBefore({ since, players, isZone, shared }: Comparison): JsonObject {
  return Object.fromEntries([
    ...players.map((player) => [player, zonesOf(since[player], isZone)] as const),
    ...shared.flatMap((key) => (since[key] === undefined ? [] : [[key, since[key]] as const])),
  ])
}

interface StatedZone {
  readonly path: string
  /** The key of the board that the zone is, or is part of. */
  readonly key: string
  /** What that key would be, had this zone alone changed. */
  readonly value: Json | undefined
}

function statedZones(
  before: JsonObject,
  { players, isZone }: Comparison,
  stated: JsonObject,
): readonly StatedZone[] {
  return Object.keys(before).flatMap((key) => {
    const group = stated[key]
    if (group === undefined) return []
    if (!isJsonObject(before[key]) || !isJsonObject(group)) return [{ path: key, key, value: group }]
    return Object.entries(group)
      .filter(([zone]) => !players.includes(key) || isZone(zone))
      .map(([zone, value]) => ({
        path: `${key}.${zone}`,
        key,
        value: merged(before[key] ?? {}, { [zone]: value }),
      }))
  })
}

const merged = (before: Json | undefined, stated: Json | undefined): Json | undefined =>
  isJsonObject(before) && isJsonObject(stated) ? { ...before, ...stated } : (stated ?? before)

const zonesOf = (board: unknown, isZone: (key: string) => boolean): JsonObject =>
  Object.fromEntries(Object.entries(isJsonObject(board) ? board : {}).filter(([key]) => isZone(key)))
