import type { WireDeck } from '@parlour/protocol'
import { createEditedDeck, type DeckEdit, type EditedDeck, useEditedDeck } from '@parlour/mtg-ui'
import { type Send, useSend } from '@parlour/ui-kit'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

export interface DeckEdits {
  /** Includes edits that are not saved yet. */
  readonly deck: WireDeck | undefined
  readonly loading: boolean
  readonly isModified: boolean
  readonly saving: boolean
  /** Why the deck could not be loaded or saved, or not as it was edited. */
  readonly problem: string | undefined
  readonly edit: (edit: DeckEdit) => void
  /** Saves. Resolves with whether everything is saved; if not, `problem` says why. */
  readonly save: () => Promise<boolean>
  /** Discards unsaved edits. */
  readonly discard: () => void
}

/**
 * A deck that is edited on the page and saved on request. When it was changed elsewhere in the meantime, the
 * edits are applied to the newer deck: nothing is lost, and edits that no longer apply are reported.
 */
export function useDeckEdits(deckId: string): DeckEdits {
  const send = useSend()
  const queries = useQueryClient()
  const edited = keptDeck(queries, send, deckId)
  const { deck, edits, saving, notice, error } = useEditedDeck(edited)
  const isModified = edits.length > 0
  useEffect(() => edited.dismiss(), [edited])
  const save = async () => {
    const isSaved = await edited.save()
    void queries.invalidateQueries({ queryKey: ['decks'] })
    return isSaved
  }
  return {
    deck: deck ?? undefined,
    loading: deck === undefined && error === null,
    isModified,
    saving,
    problem: deck === null ? NO_DECK : (error ?? notice ?? undefined),
    edit: edited.edit,
    save,
    discard: edited.discard,
  }
}

const NO_DECK = 'Deck not found. It may have been deleted.'

const decksByClient = new WeakMap<QueryClient, Map<string, EditedDeck>>()

/** Returns the deck as the user left it, with unsaved edits, when they come back to the page. */
function keptDeck(queries: QueryClient, send: Send, deckId: string): EditedDeck {
  const decks = decksByClient.get(queries) ?? new Map<string, EditedDeck>()
  decksByClient.set(queries, decks)
  const deck = decks.get(deckId) ?? createEditedDeck(send, { deckId, savesAtOnce: false })
  decks.set(deckId, deck)
  return deck
}
