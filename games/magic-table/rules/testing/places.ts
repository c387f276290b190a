import { type ZoneName, zonePlace, type ZonePlace } from '../facts/zones'
import type { Board, TableCard } from '../types'

const PREFIX = 'players.'

/** Reads the name of a zone, `ann.creatures` or `players.ann.creatures`; undefined for any other text. */
export const zoneNamed = (text: string): ZonePlace | undefined =>
  zonePlace(text.startsWith(PREFIX) ? text : `${PREFIX}${text}`)

/** A card's place as scenarios write it. */
export interface CardPlace extends ZonePlace {
  readonly index: number
}

/**
 * Reads a card's place, `ann.creatures.0`: behind the last dot the index, before it the zone; undefined for
 * any other text.
 */
export function cardPlaceNamed(text: string): CardPlace | undefined {
  const cut = text.lastIndexOf('.')
  const zone = zoneNamed(text.slice(0, Math.max(0, cut)))
  const index = text.slice(cut + 1)
  return zone !== undefined && /^\d+$/.test(index) ? { ...zone, index: Number(index) } : undefined
}

/** Returns the places of all cards, by id. */
export function placesOf({ players }: Board): ReadonlyMap<string, string> {
  const places = new Map<string, string>()
  for (const { name, zones } of players)
    for (const [zone, cards] of Object.entries(zones))
      for (const [index, { id }] of cards.entries()) places.set(id, `${name}.${zone}.${index}`)
  return places
}

/** Returns the card that lies in a place now. */
export const cardAt = ({ players }: Board, { player, zone, index }: CardPlace): TableCard | undefined =>
  players.find(({ name }) => name === player)?.zones[zone satisfies ZoneName][index]
