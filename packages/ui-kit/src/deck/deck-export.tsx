import { Button, SegmentedControl, Textarea } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import {
  type CardsByZone,
  DECK_ZONES,
  exportArena,
  exportCsv,
  exportDek,
  exportPlain,
  resolveZones,
} from '@parlour/mtg-cards'
import type { WireDeck } from '@parlour/protocol'
import { DialogSheet } from '../card-editor/dialog-sheet'
import { CardsFailed } from '../magic/cards-failed'
import { useCards } from '../magic/use-cards'
import { Strip } from '../theme/strip'
import { useState } from 'react'

interface DeckExportProps {
  readonly deck: WireDeck
  readonly onClose: () => void
}

interface ExportForm {
  readonly label: string
  /** The end of a file's name. */
  readonly extension: string
  readonly write: (cards: CardsByZone) => string
}

const FORMS: Readonly<Record<string, ExportForm>> = {
  plain: { label: 'plain', extension: 'txt', write: exportPlain },
  arena: { label: 'Arena', extension: 'txt', write: exportArena },
  dek: { label: '.dek', extension: 'dek', write: exportDek },
  csv: { label: 'csv', extension: 'csv', write: exportCsv },
}
const CHOICES = Object.entries(FORMS).map(([value, { label }]) => ({ value, label }))

/** A deck as text to copy or to keep as a file: plain names, as Arena or MTGO read it, or as a table (LIBRARY.md 6.3). */
export function DeckExport({ deck, onClose }: DeckExportProps) {
  const [form, setForm] = useState('plain')
  const clipboard = useClipboard()
  const zones = deck.cardIdsByZone
  const { cards, loading, failed } = useCards(DECK_ZONES.flatMap((zone) => zones[zone]))
  const { cards: byZone, unknown } = resolveZones(zones, (id) => cards.get(id))
  const missing = loading || failed ? 0 : DECK_ZONES.reduce((sum, zone) => sum + unknown[zone].length, 0)
  const { extension, write } = FORMS[form] ?? { extension: 'txt', write: exportPlain }
  const text = write(byZone)
  return (
    <DialogSheet
      title="Deck as text"
      size={520}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>close</Button>
          <Button
            component="a"
            download={`${deck.name}.${extension}`}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          >
            download
          </Button>
          <Button variant="filled" onClick={() => clipboard.copy(text)} data-autofocus>
            {clipboard.copied ? 'copied' : 'copy'}
          </Button>
        </>
      )}
    >
      {failed ? <CardsFailed /> : null}
      {missing === 0 ? null : (
        <Strip tone="turn">
          {missing === 1 ? 'One card of the deck is' : `${missing} cards of the deck are`} no longer in the
          card database and left out here.
        </Strip>
      )}
      <SegmentedControl aria-label="Form of the text" data={CHOICES} value={form} onChange={setForm} />
      <Textarea
        aria-label="Deck as text"
        rows={15}
        readOnly
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      {clipboard.error === null ? null : (
        <Strip tone="danger">The browser does not let us copy. Select the text and copy it yourself.</Strip>
      )}
    </DialogSheet>
  )
}
