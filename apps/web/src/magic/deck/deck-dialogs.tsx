import { CardManager, type DraftedPool, DeckExport, DeckImport, SampleHand } from '@parlour/mtg-ui'
import { BasicLands } from './basic-lands'
import type { DeckDialog, DeckDialogProps } from './deck-dialog'

/** Shows the dialog that is open. */
export function DeckDialogs({
  dialog,
  pool,
  ...props
}: DeckDialogProps & { readonly dialog: DeckDialog | undefined; readonly pool: DraftedPool | undefined }) {
  switch (dialog?.kind) {
    case undefined:
      return null
    case 'card':
      return <CardManager {...props} pool={pool} cardId={dialog.cardId} />
    case 'import':
      return <DeckImport {...props} dropped={dialog.dropped} />
    case 'export':
      return <DeckExport deck={props.deck} onClose={props.onClose} />
    case 'lands':
      return <BasicLands {...props} />
    case 'hand':
      return <SampleHand deck={props.deck} onClose={props.onClose} />
  }
}
