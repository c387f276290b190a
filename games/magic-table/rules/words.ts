import { cardName, faceAt } from '@parlour/mtg-cards'
import type { LogValue } from '@parlour/kernel'
import { zoneKind, type ZonePlace } from './facts/zones'
import type { TableCard, TableRecord } from './types'
import { everyone, type FoundCard, type Work } from './work'

/** What the name of an effect on the stack begins with. */
const EFFECT = 'effect: '

/** Returns the whole name of a card, its faces joined. */
export function nameOf(records: Readonly<Record<string, TableRecord>>, card: TableCard): string {
  const name = cardName(records[card.record]?.data)
  return card.effect ? `${EFFECT}${name}` : name
}

/** Returns the active face of a card. */
export const activeFace = (work: Work, card: TableCard) => faceAt(work.records[card.record]?.data, card.face)

/**
 * Returns a card as a line of the log names it: by name to those who knew it before or know it now, to others
 * as 'a card' or 'a morph'.
 */
export function cardInLog(work: Work, card: TableCard, before: readonly string[] = []): LogValue {
  const seenBy = everyone(work.board).filter((name) => card.knownTo.includes(name) || before.includes(name))
  const value = nameOf(work.records, card)
  const named = { value, cardId: card.record }
  // Whoever watches without a seat reads what all players knew at once.
  const all = work.board.players.length
  if (card.knownTo.length === all || before.length === all) return named
  return { ...named, seenBy, instead: hiddenName(card) }
}

/** What a card is called by those who do not know it. */
export const hiddenName = ({ morph }: Pick<TableCard, 'morph'>): string => (morph ? 'a morph' : 'a card')

interface WordValue {
  readonly value: string | number
  readonly instead: string
}

/** Returns words that only these players read; everybody, when they are all players. */
export const forThose = (work: Work, seenBy: readonly string[], { value, instead }: WordValue): LogValue =>
  seenBy.length === work.board.players.length ? value : { value, seenBy, instead }

/**
 * Returns words for what lies on a card: for everybody where it lies open, else for those who know the card.
 */
export const lyingInLog = (work: Work, { card, place }: FoundCard, words: WordValue): LogValue =>
  zoneKind(place.zone) === 'public' ? words.value : forThose(work, card.knownTo, words)

/** Returns a zone as a line of the log names it. */
export const zoneInLog = ({ player, zone }: ZonePlace): string => `${player}'s ${zone}`
