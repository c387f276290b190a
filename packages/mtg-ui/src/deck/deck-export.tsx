import {
  DECK_ZONES,
  exportArena,
  exportCsv,
  exportDeckJson,
  exportDek,
  exportPlain,
  resolveZones,
  withoutMtgoNumber,
} from '@parlour/mtg-cards'
import type { WireDeck } from '@parlour/protocol'
import { Strip, TextExport } from '@parlour/ui-kit'
import { CardsFailed } from '../shelf/cards-failed'
import { useCards } from '../shelf/use-cards'

interface DeckExportProps {
  readonly deck: WireDeck
  readonly onClose: () => void
}

/** A deck as text to copy or to keep as a file: plain names, as Arena or MTGO read it, or as a table (rules: library 6.3). */
export function DeckExport({ deck, onClose }: DeckExportProps) {
  const zones = deck.cardIdsByZone
  const { cards, loading, failed } = useCards(DECK_ZONES.flatMap((zone) => zones[zone]))
  const { cards: byZone, unknown } = resolveZones(zones, (id) => cards.get(id))
  const missing = loading || failed ? 0 : DECK_ZONES.reduce((sum, zone) => sum + unknown[zone].length, 0)
  const unnumbered = loading || failed ? [] : withoutMtgoNumber(byZone)
  return (
    <TextExport
      title="Deck as text"
      name={deck.name}
      forms={[
        { label: 'plain', extension: 'txt', write: () => exportPlain(byZone) },
        { label: 'Arena', extension: 'txt', write: () => exportArena(byZone) },
        { label: '.dek', extension: 'dek', write: () => exportDek(byZone) },
        { label: 'csv', extension: 'csv', write: () => exportCsv(byZone) },
        { label: 'json', extension: 'json', write: () => exportDeckJson(byZone, deck) },
      ]}
      notices={
        <>
          {failed ? <CardsFailed /> : null}
          {missing === 0 ? null : (
            <Strip tone="quiet">
              {missing === 1 ? 'One card of the deck is' : `${missing} cards of the deck are`} no longer in
              the card database and not included here.
            </Strip>
          )}
          {unnumbered.length === 0 ? null : <Strip tone="quiet">.dek: {numberWords(unnumbered)}</Strip>}
        </>
      }
      onClose={onClose}
    />
  )
}

const numberWords = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0
    ? `${first} has no Magic Online number in the card database and is listed by name.`
    : `${others.length + 1} cards, such as ${first}, have no Magic Online number in the card database and are listed by name.`
