import { CardManager, DeckExport, DeckImport, DeckSettings, SampleHand } from '@parlour/mtg-ui'
import type { OwnDeck } from './own-deck'

/** The dialog that is open over the deck. */
export type DeckDialog =
  | { readonly kind: 'card'; readonly cardId: string }
  | { readonly kind: 'settings' | 'import' | 'export' | 'hand' }

interface DeckDialogsProps {
  readonly own: OwnDeck
  readonly dialog: DeckDialog | undefined
  readonly onClose: () => void
}

/** Shows the open dialog over the viewer's deck. */
export function DeckDialogs({ own, dialog, onClose }: DeckDialogsProps) {
  const { deck, pool, edit } = own
  if (deck === undefined) return null
  switch (dialog?.kind) {
    case undefined:
      return null
    case 'card':
      return <CardManager deck={deck} cardId={dialog.cardId} pool={pool} onChange={edit} onClose={onClose} />
    case 'export':
      return <DeckExport deck={deck} onClose={onClose} />
    case 'settings':
      return <DeckSettings deck={deck} onChange={edit} onClose={onClose} />
    case 'import':
      return <DeckImport deck={deck} onChange={edit} onClose={onClose} />
    case 'hand':
      return <SampleHand deck={deck} onClose={onClose} />
  }
}
