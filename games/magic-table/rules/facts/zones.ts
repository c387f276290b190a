/** The zones of every player, in the order in which boards list them. */
export const ZONES = [
  'hand',
  'library',
  'sideboard',
  'battlefield',
  'creatures',
  'land',
  'attacking',
  'blocking',
  'stack',
  'command',
  'graveyard',
  'exile',
] as const
export type ZoneName = (typeof ZONES)[number]

/** Who knows the cards of a zone: everybody, its owner, nobody. */
export type ZoneKind = 'public' | 'private' | 'hidden'

const KINDS: Readonly<Record<ZoneName, ZoneKind>> = {
  hand: 'private',
  library: 'hidden',
  sideboard: 'private',
  battlefield: 'public',
  creatures: 'public',
  land: 'public',
  attacking: 'public',
  blocking: 'public',
  stack: 'public',
  command: 'public',
  graveyard: 'public',
  exile: 'public',
}

/** Returns who knows the cards of a zone (rules: magic-table 2). */
export const zoneKind = (zone: ZoneName): ZoneKind => KINDS[zone]

const IN_PLAY: ReadonlySet<string> = new Set(['battlefield', 'creatures', 'land', 'attacking', 'blocking'])
const HOLDS_TOKENS: ReadonlySet<string> = new Set([...IN_PLAY, 'stack', 'command'])

/**
 * Whether cards of a zone are in play: they keep what lies on them, and coming in from elsewhere they get
 * their counters.
 */
export const isInPlay = (zone: ZoneName): boolean => IN_PLAY.has(zone)

/** Whether tokens may lie in a zone; anywhere else they cease to exist. */
export const holdsTokens = (zone: ZoneName): boolean => HOLDS_TOKENS.has(zone)

/** The address of a zone, as actions name it: `players.ann.hand`. */
export type ZoneId = string

/** Returns the address of a player's zone. */
export const zoneId = (player: string, zone: ZoneName): ZoneId => `players.${player}.${zone}`

/** A zone of a player. */
export interface ZonePlace {
  readonly player: string
  readonly zone: ZoneName
}

const PREFIX = 'players.'

/**
 * Reads the address of a zone; undefined for any other text. Names of players may hold dots: the zone stands
 * behind the last.
 */
export function zonePlace(id: ZoneId): ZonePlace | undefined {
  const cut = id.lastIndexOf('.')
  const zone = ZONES.find((name) => name === id.slice(cut + 1))
  if (!id.startsWith(PREFIX) || cut < PREFIX.length || zone === undefined) return undefined
  return { player: id.slice(PREFIX.length, cut), zone }
}
