import { Modal } from '@mantine/core'
import type { WireDeck } from '@parlour/protocol'
import type { DeckEdit } from '../deck/deck-edit'

export interface CardManagerProps {
  readonly deck: WireDeck
  readonly cardId: string
  /** Does an edit on the deck and saves it. */
  readonly onChange: (edit: DeckEdit) => void
  readonly onClose: () => void
}

/** To come. */
export function CardManager({ deck, onClose }: CardManagerProps) {
  return (
    <Modal opened onClose={onClose} title={deck.name}>
      {null}
    </Modal>
  )
}
