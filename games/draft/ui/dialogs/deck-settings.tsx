import { Modal } from '@mantine/core'
import type { WireDeck } from '@parlour/protocol'
import type { DeckEdit } from '../deck/deck-edit'

export interface DeckSettingsProps {
  readonly deck: WireDeck
  /** Does an edit on the deck and saves it. */
  readonly onChange: (edit: DeckEdit) => void
  readonly onClose: () => void
}

/** To come. */
export function DeckSettings({ deck, onClose }: DeckSettingsProps) {
  return (
    <Modal opened onClose={onClose} title={deck.name}>
      {null}
    </Modal>
  )
}
