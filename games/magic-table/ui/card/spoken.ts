import type { CardOnTable } from '../table/table-card'
import { faceOf, labelOf, statsOf } from './card-facts'
import { countersOf, trackersOf } from './notes-of'

/** What of a card its place says. */
export interface SpokenPlace {
  /** How many cards lie in its heap. */
  readonly times?: number
  readonly attached?: readonly string[]
  readonly attachedTo?: string | undefined
  /** Names of what it aims at. */
  readonly aims?: readonly string[]
  /** What combat would deal to it, in words. */
  readonly harm?: string
}

/** Returns a card on the table in words: everything that its drawing shows. */
export function spoken(
  card: CardOnTable,
  { times = 1, attached = [], attachedTo, aims = [], harm = '' }: SpokenPlace = {},
): string {
  const counts = [...countersOf(card), ...trackersOf(card)].map(([name, value]) => `${name} ${value}`)
  const parts = [
    labelOf(card),
    times > 1 && `${times} of them`,
    faceOf(card)?.type_line,
    statsOf(card)?.text,
    card.tapped && 'tapped',
    card.isNew && 'new this turn',
    card.token && 'token',
    card.noUntap && 'doesn’t untap',
    card.isScarred && 'scarred',
    card.morph && 'face down',
    card.secret && 'secret',
    ...counts,
    card.annotation,
    card.annotationEOT !== '' && `until end of turn ${card.annotationEOT}`,
    attached.length > 0 && `attached: ${attached.join(', ')}`,
    attachedTo !== undefined && `attached to ${attachedTo}`,
    harm !== '' && `would be dealt ${harm}`,
    aims.length > 0 && `aims at ${aims.join(', ')}`,
  ]
  return parts.filter((part) => typeof part === 'string' && part !== '').join(', ')
}
