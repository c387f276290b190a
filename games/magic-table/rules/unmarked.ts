import type { CardMarks, TableCard } from './types'

/** A card as it lies when nothing has been done to it. */
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
 * What lies on a card whose place among others only its player knows, or nobody: nothing by which it could be
 * told from them later. A perpetual annotation stays, which only those see who know the card.
 */
export const unmarkedInTheDark = ({ annotationPerpetual }: TableCard): CardMarks => ({
  ...UNMARKED,
  annotationPerpetual,
})
