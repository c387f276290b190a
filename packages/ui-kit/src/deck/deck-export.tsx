import { Button, SegmentedControl, Textarea } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { DECK_ZONES, exportArena, exportPlain, resolveZones } from '@parlour/mtg-cards'
import type { WireDeck } from '@parlour/protocol'
import { DialogSheet } from '../card-editor/dialog-sheet'
import { useCards } from '../magic/use-cards'
import { Strip } from '../theme/strip'
import { useState } from 'react'

interface DeckExportProps {
  readonly deck: WireDeck
  readonly onClose: () => void
}

const FORMS = [
  { value: 'plain', label: 'plain' },
  { value: 'arena', label: 'Arena' },
]

/** A deck as text to copy, in plain names or as Arena reads it (LIBRARY.md 6.3). */
export function DeckExport({ deck, onClose }: DeckExportProps) {
  const [form, setForm] = useState('plain')
  const clipboard = useClipboard()
  const zones = deck.cardIdsByZone
  const { cards } = useCards(DECK_ZONES.flatMap((zone) => zones[zone]))
  const { cards: byZone } = resolveZones(zones, (id) => cards.get(id))
  const text = form === 'arena' ? exportArena(byZone) : exportPlain(byZone)
  return (
    <DialogSheet
      title="Deck as text"
      size={520}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>close</Button>
          <Button variant="filled" onClick={() => clipboard.copy(text)} data-autofocus>
            {clipboard.copied ? 'copied' : 'copy'}
          </Button>
        </>
      )}
    >
      <SegmentedControl aria-label="Form of the text" data={FORMS} value={form} onChange={setForm} />
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
