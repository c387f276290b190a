import { type CardFace, faceAt, powerToughnessText, showsPowerToughness } from '@parlour/mtg-cards'
import type { CardOnTable } from '../table/table-card'

/** Returns the face of a card that is up, or undefined for a card that the viewer does not know. */
export function faceOf({ card, faceIndex }: CardOnTable): CardFace | undefined {
  return card === undefined ? undefined : faceAt(card.data, faceIndex)
}

/** Returns the name of a card that the viewer knows. */
export const knownName = (card: CardOnTable): string | undefined => faceOf(card)?.name

/** Returns what a card is called for the viewer: its name, or why it has none. */
export function labelOf(card: CardOnTable): string {
  const name = knownName(card)
  if (name === undefined) return card.hiddenAs
  return card.isEffect ? `effect: ${name}` : name
}

/** True for a card that lies face down for the viewer, also where the viewer knows it. */
export const isDown = (card: CardOnTable): boolean => card.card === undefined || card.morph

/** Power and toughness as they show. */
export interface Stats {
  readonly text: string
  /** What is printed, where counters changed it. */
  readonly printed: string | undefined
}

const MORPH = '2/2'

/**
 * Returns power and toughness with +1/+1 and -1/-1 counters counted in, or undefined for a card without them.
 */
export function statsOf(card: CardOnTable): Stats | undefined {
  if (card.morph) return withCounters(MORPH, card)
  const face = faceOf(card)
  if (face === undefined) return undefined
  const text = powerToughnessText(face)
  return text === '' || !showsPowerToughness(face) ? undefined : withCounters(text, card)
}

function withCounters(printed: string, { counters }: CardOnTable): Stats {
  const plus = (counters['+1/+1'] ?? 0) - (counters['-1/-1'] ?? 0)
  if (plus === 0) return { text: printed, printed: undefined }
  const text = printed
    .split('/')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + plus) : part))
    .join('/')
  return { text, printed }
}

/** Returns the power of a card as a number; 0 where it has none. */
export const powerOf = (card: CardOnTable): number => Number.parseInt(statsOf(card)?.text ?? '0', 10) || 0
