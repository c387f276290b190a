import { type ComponentType, createElement, lazy, Suspense } from 'react'

/**
 * Returns a component that is loaded when it is first drawn, for what most visits of a page never open.
 * Nothing stands in its place until then.
 */
function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }))
  return (props) => <Suspense fallback={null}>{createElement<Props>(Loaded, props)}</Suspense>
}

export const CardEditor = onDemand(async () => (await import('./card-editor/card-editor')).CardEditor)
export const CardEditorDialog = onDemand(
  async () => (await import('./card-editor/card-editor-dialog')).CardEditorDialog,
)
export const CardListDialog = onDemand(async () => (await import('./deck/card-list-dialog')).CardListDialog)
export const CardManager = onDemand(async () => (await import('./deck/deck-card')).CardManager)
export const DeckExport = onDemand(async () => (await import('./deck/deck-export')).DeckExport)
export const DeckImport = onDemand(async () => (await import('./deck/deck-import')).DeckImport)
export const DeckSettings = onDemand(async () => (await import('./deck/deck-settings')).DeckSettings)
