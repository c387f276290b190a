import type { CardOnTable } from '../table/table-card'

/** A counter or tracker that shows. */
export type Count = readonly [name: string, value: number]

/** Returns the counters of a card that are not 0. */
export const countersOf = ({ counters }: Pick<CardOnTable, 'counters'>): readonly Count[] => present(counters)

/** Returns the trackers of a card that are not 0. */
export const trackersOf = ({ trackers }: Pick<CardOnTable, 'trackers'>): readonly Count[] => present(trackers)

const present = (counts: Readonly<Record<string, number>>): readonly Count[] =>
  Object.entries(counts).filter(([, value]) => value !== 0)

/** True for a card with nothing written or counted on it. */
export function isPlain(card: CardOnTable): boolean {
  return (
    card.annotation === '' &&
    card.annotationEOT === '' &&
    card.annotationPerpetual === '' &&
    card.targets.length === 0 &&
    countersOf(card).length === 0 &&
    trackersOf(card).length === 0
  )
}
