import { type Card, DECK_ZONES, type DeckZone } from '../card/card'
import { cardName } from '../card/card-text'
import type { CardsByZone } from '../collections/deck-list'
import { groupBy } from '../collections/group-by'

/** The copies of a card in a zone. */
export interface ExportLine {
  readonly count: number
  readonly card: Card
  readonly zone: DeckZone
}

const printingOf = ({ data }: Card) => JSON.stringify([cardName(data), data.set, data.collector_number])

/** Returns one line per zone and printing, or what else tells cards apart, in the order of the deck. */
export function exportLines(cards: CardsByZone, keyOf = printingOf): readonly ExportLine[] {
  return DECK_ZONES.flatMap((zone) => {
    const printings = groupBy(cards[zone], keyOf)
    return [...printings.values()].flatMap((copies) =>
      copies[0] ? [{ count: copies.length, card: copies[0], zone }] : [],
    )
  })
}

/** Returns both names of a split card, the front's of all others (rules: draft 8). */
export function shortName({ data }: Card): string {
  return data.layout === 'split' ? cardName(data) : cardName(data, 0)
}

/** Returns the names of the cards of a deck that something is true of, each once. */
export function namesWhere(cards: CardsByZone, isMeant: (card: Card) => boolean): readonly string[] {
  const meant = DECK_ZONES.flatMap((zone) => cards[zone]).filter(isMeant)
  return [...new Set(meant.map(({ data }) => cardName(data)))]
}
