import {
  cardIdsIn,
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
import { cardsWords, programForms } from './program-forms'

interface DeckExportProps {
  readonly deck: WireDeck
  readonly onClose: () => void
}

/** A deck as text to copy or to keep as a file, as other programs read it (rules: library 6.3). */
export function DeckExport({ deck, onClose }: DeckExportProps) {
  const zones = deck.cardIdsByZone
  const { cards, loading, failed } = useCards(cardIdsIn(zones))
  const { cards: byZone, unknown } = resolveZones(zones, (id) => cards.get(id))
  const missing = loading || failed ? 0 : cardIdsIn(unknown).length
  return (
    <TextExport
      title="Deck as text"
      name={deck.name}
      isLoading={loading}
      forms={[
        { label: 'Plain names (.txt)', extension: 'txt', write: () => exportPlain(byZone) },
        { label: 'Arena (.txt)', extension: 'txt', write: () => exportArena(byZone) },
        {
          label: 'Magic Online (.dek)',
          extension: 'dek',
          write: () => exportDek(byZone),
          leavesOut: cardsWords(withoutMtgoNumber(byZone), UNNUMBERED),
        },
        ...programForms(byZone, deck.name),
        { label: 'Table (.csv)', extension: 'csv', write: () => exportCsv(byZone) },
        { label: 'JSON (.json)', extension: 'json', write: () => exportDeckJson(byZone, deck) },
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
        </>
      }
      onClose={onClose}
    />
  )
}

const UNNUMBERED = {
  one: 'has no Magic Online number in the card database and is listed by name.',
  many: 'have no Magic Online number in the card database and are listed by name.',
}
