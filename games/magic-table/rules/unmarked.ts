import type { CardMarks, TableCard } from './types'

/** The marks of a card that nothing has been done to. */
export const UNMARKED: CardMarks = {
  tapped: false,
  morph: false,
  secret: false,
  noUntap: false,
  face: 0,
  annotation: '',
  annotationEOT: '',
  annotationPerpetual: '',
  counters: {},
  trackers: {},
  targets: [],
}

/**
 * Returns the marks of a card in a hidden zone: none by which it could be recognized later. A perpetual
 * annotation stays, which is shown only to those who know the card.
 */
export const marksWhenHidden = ({ annotationPerpetual }: TableCard): CardMarks => ({
  ...UNMARKED,
  annotationPerpetual,
})
