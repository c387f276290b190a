import { deckFetch, type WireDeck } from '@parlour/protocol'
import { type DeckEdit, saveEdit } from '@parlour/mtg-ui'
import { CallError, type Send, useSaving, useSend } from '@parlour/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { tryEdits } from './deck-edits'

export interface DeckEdits {
  /** With the edits that are not saved yet. */
  readonly deck: WireDeck | undefined
  readonly loading: boolean
  readonly isModified: boolean
  readonly saving: boolean
  /** Why the deck could not be loaded or saved. */
  readonly problem: string | undefined
  readonly edit: (edit: DeckEdit) => void
  /** Answers whether everything is saved now; if not, `problem` says why. */
  readonly save: () => Promise<boolean>
  /** Forgets what is not saved. */
  readonly discard: () => void
}

/** What was edited and not saved, by deck: it is still there when the viewer comes back to the page. */
const unsaved = new Map<string, readonly DeckEdit[]>()

/**
 * A deck that is edited on screen and saved when the viewer says so. When it was changed elsewhere meanwhile, the edits are done
 * on that deck: nothing of either is lost, and an edit that no longer fits is named.
 */
export function useDeckEdits(deckId: string): DeckEdits {
  const send = useSend()
  const queries = useQueryClient()
  const queryKey = ['deck', deckId]
  const query = useQuery({ queryKey, queryFn: async () => (await send(deckFetch, { deckId })).deck })
  const [edits, setEdits] = useState<readonly DeckEdit[]>(() => unsaved.get(deckId) ?? [])
  const { saving, problem, report, run } = useSaving()
  const isModified = edits.length > 0
  useKeptEdits(deckId, edits)
  useLeaveWarning(isModified)
  const save = async () => {
    let isSaved = false
    await run(async () => {
      if (query.data === undefined || edits.length === 0) return
      const { deck: saved, refused } = await saveEdits(send, query.data, edits)
      queries.setQueryData(queryKey, saved)
      unsaved.delete(deckId)
      setEdits((now) => now.slice(edits.length))
      if (refused > 0) report(leftOut(refused))
      isSaved = refused === 0
      void queries.invalidateQueries({ queryKey: ['decks'] })
    })
    return isSaved
  }
  return {
    deck: query.data === undefined ? undefined : tryEdits(query.data, edits).deck,
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

/** Saves what fits of the edits, on the deck as the hub has it by then; answers how many did not fit. */
async function saveEdits(send: Send, deck: WireDeck, edits: readonly DeckEdit[]) {
  let refused = 0
  const saved = await saveEdit(send, deck, (latest) => {
    const tried = tryEdits(latest, edits)
    refused = tried.refused
    return tried.deck
  })
  return { deck: saved, refused }
}

const leftOut = (count: number): string =>
  `The deck was changed elsewhere: ${
    count === 1
      ? 'one of your changes no longer fits and was'
      : `${count} of your changes no longer fit and were`
  } left out. The rest is saved.`

/** Of an address that is no id the hub speaks as to a program. */
function loadProblem(error: Error): string {
  const isNoDeck = error instanceof CallError && (error.httpStatus === 400 || error.httpStatus === 404)
  return isNoDeck ? 'There is no deck at this address. It may have been deleted.' : error.message
}

/** Keeps what is not saved for when the viewer comes back to the deck. */
function useKeptEdits(deckId: string, edits: readonly DeckEdit[]): void {
  useEffect(() => {
    if (edits.length > 0) unsaved.set(deckId, edits)
    else unsaved.delete(deckId)
  }, [deckId, edits])
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
