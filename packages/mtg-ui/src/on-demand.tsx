import { onDemand } from '@parlour/ui-kit'

export const CardEditor = onDemand(async () => (await import('./card-editor/card-editor')).CardEditor)
export const CardEditorDialog = onDemand(
  async () => (await import('./card-editor/card-editor-dialog')).CardEditorDialog,
)
export const CardListDialog = onDemand(async () => (await import('./lists/card-list-dialog')).CardListDialog)
export const CardManager = onDemand(async () => (await import('./deck/deck-card')).CardManager)
export const DeckExport = onDemand(async () => (await import('./lists/deck-export')).DeckExport)
export const DeckImport = onDemand(async () => (await import('./lists/deck-import')).DeckImport)
export const DeckSettings = onDemand(async () => (await import('./deck/deck-settings')).DeckSettings)
export const SampleHand = onDemand(async () => (await import('./deck/sample-hand')).SampleHand)
