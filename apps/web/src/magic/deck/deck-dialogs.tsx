import type { WireDeck } from '@parlour/protocol'
import { CardManager, type DeckEdit, DeckExport, DeckImport, DeckSettings } from '@parlour/mtg-ui'
import { BasicLands } from './basic-lands'
import { SampleHand } from './sample-hand-dialog'

/** The dialog that is open over the deck. */
export type DeckDialog =
  | { readonly kind: 'card'; readonly cardId: string }
  | { readonly kind: 'settings' | 'import' | 'export' | 'lands' | 'hand' }

export interface DeckDialogProps {
  readonly deck: WireDeck
  readonly onChange: (edit: DeckEdit) => void
  readonly onClose: () => void
}

/** Shows the dialog that is open. */
export function DeckDialogs({
  dialog,
  ...props
}: DeckDialogProps & { readonly dialog: DeckDialog | undefined }) {
  switch (dialog?.kind) {
    case undefined:
      return null
    case 'card':
      return <CardManager {...props} cardId={dialog.cardId} />
    case 'settings':
      return <DeckSettings {...props} />
    case 'import':
      return <DeckImport {...props} />
    case 'export':
      return <DeckExport deck={props.deck} onClose={props.onClose} />
    case 'lands':
      return <BasicLands {...props} />
    case 'hand':
      return <SampleHand deck={props.deck} onClose={props.onClose} />
  }
}
