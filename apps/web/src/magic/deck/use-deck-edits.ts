import { deckFetch, type WireDeck } from '@parlour/protocol'
import { CallError, type DeckEdit, saveEdit, useSaving, useSend } from '@parlour/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { inOne, withEdits } from './deck-edits'

export interface DeckEdits {
  /** With the edits that are not saved yet. */
  readonly deck: WireDeck | undefined
  readonly loading: boolean
  readonly isModified: boolean
  readonly saving: boolean
  /** Why the deck could not be loaded or saved. */
  readonly problem: string | undefined
  readonly edit: (edit: DeckEdit) => void
  /** Answers whether everything is saved now. */
  readonly save: () => Promise<boolean>
  /** Forgets what is not saved. */
  readonly discard: () => void
}

/** What was edited and not saved, by deck: it is still there when the viewer comes back to the page. */
const unsaved = new Map<string, readonly DeckEdit[]>()

/**
 * A deck that is edited on screen and saved when the viewer says so. When it was changed elsewhere meanwhile, the edits are done
 * on that deck: nothing of either is lost.
 */
export function useDeckEdits(deckId: string): DeckEdits {
  const send = useSend()
  const queries = useQueryClient()
  const queryKey = ['deck', deckId]
  const query = useQuery({ queryKey, queryFn: async () => (await send(deckFetch, { deckId })).deck })
  const [edits, setEdits] = useState<readonly DeckEdit[]>(() => unsaved.get(deckId) ?? [])
  const { saving, problem, run } = useSaving()
  const isModified = edits.length > 0
  useEffect(() => {
    if (isModified) unsaved.set(deckId, edits)
    else unsaved.delete(deckId)
  }, [deckId, edits, isModified])
  useLeaveWarning(isModified)
  const save = async () => {
    let isSaved = false
    await run(async () => {
      if (query.data === undefined || edits.length === 0) return
      const saved = await saveEdit(send, query.data, inOne(edits))
      queries.setQueryData(queryKey, saved)
      unsaved.delete(deckId)
      setEdits((now) => now.slice(edits.length))
      isSaved = true
      void queries.invalidateQueries({ queryKey: ['decks'] })
    })
    return isSaved
  }
  return {
    deck: query.data === undefined ? undefined : withEdits(query.data, edits),
    loading: query.isPending,
    isModified,
    saving,
    problem: problem ?? (query.error === null ? undefined : loadProblem(query.error)),
    edit: (edit) => setEdits((before) => [...before, edit]),
    save,
    discard: () => {
      unsaved.delete(deckId)
      setEdits([])
    },
  }
}

/** Of an address that is no id the hub speaks as to a program. */
function loadProblem(error: Error): string {
  const isNoDeck = error instanceof CallError && (error.httpStatus === 400 || error.httpStatus === 404)
  return isNoDeck ? 'There is no deck at this address. It may have been deleted.' : error.message
}

/** Lets the browser ask before the page is closed over what is not saved. */
function useLeaveWarning(isModified: boolean): void {
  useEffect(() => {
    if (!isModified) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isModified])
}
