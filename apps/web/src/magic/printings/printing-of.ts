import type { Card } from '@parlour/mtg-cards'

/**
 * Returns the set and number of a printing, or of the one that a cube's copy came from; undefined for a card
 * made here.
 */
export function printingOf({ data }: Card): string | undefined {
  const { set, collector_number } = data.origin ?? data
  return set === undefined ? undefined : `${set} ${collector_number ?? ''}`
}
