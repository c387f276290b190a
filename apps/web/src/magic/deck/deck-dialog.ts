import type { DeckEdit, ListOfFile } from '@parlour/mtg-ui'
import type { WireDeck } from '@parlour/protocol'

/** The dialog that is open over the deck. */
export type DeckDialog =
  | { readonly kind: 'card'; readonly cardId: string }
  | { readonly kind: 'import'; readonly dropped?: ListOfFile }
  | { readonly kind: 'export' | 'lands' | 'hand' }

/** What such a dialog gets. */
export interface DeckDialogProps {
  readonly deck: WireDeck
  readonly onChange: (edit: DeckEdit) => void
  readonly onClose: () => void
}
