import type { ChoiceItem } from '@parlour/kernel'
import { type AnyMap, locationNamed, placeName } from '../../rules/facts/map'
import { meaningOf } from '../../rules/facts/piece'
import type { ActionKind } from '../../rules/facts/question-kinds'
import { type MapOwner, ownerName } from '../map/owner'

/** Who sits at the table, and on which map. */
export interface Table {
  readonly map: AnyMap
  readonly players: readonly MapOwner[]
}

const WORDS: ReadonlyMap<string | undefined, string> = new Map<ActionKind, string>([
  ['pass', 'End turn'],
  ['auto-play', 'Play all plain cards'],
])

/**
 * What a choice is called before people: a location by its friendly name, the end of the turn and the cards
 * that decide nothing as such; anything else by its title.
 */
export function choiceWords({ title, kind, pieces = [] }: ChoiceItem, table: Table): string {
  const words = WORDS.get(kind)
  if (words !== undefined) return words
  const thing = meaningOf(pieces[0] ?? '')
  switch (thing?.kind) {
    case 'location':
      return nameAt(table, thing.name)
    case 'troop':
      return `${nameAt(table, thing.location)}: ${ownerName(table.players, thing.owner)}`
    case 'spy':
      return `${nameAt(table, thing.location)}: spy of ${ownerName(table.players, thing.seat)}`
    default:
      return String(title)
  }
}

function nameAt({ map }: Table, name: string): string {
  const place = locationNamed(map, name)
  return place === undefined ? name : placeName(place)
}
