import type { WireDeck } from '@parlour/protocol'
import { createEditedDeck, type DeckEdit, useEditedDeck } from '@parlour/mtg-ui'
import { useSend } from '@parlour/ui-kit'
import { useEffect, useRef, useState } from 'react'

export interface OpenDeck {
  /** With unsaved edits already applied. */
  readonly deck: WireDeck | undefined
  readonly loading: boolean
  readonly modified: boolean
  /** Why the deck could not be loaded, or an edit not be saved. */
  readonly problem: string | undefined
  readonly edit: (edit: DeckEdit) => void
}

/**
 * The viewer's deck, the same one for as long as the component is there: loaded, loaded again whenever `picks` grows (the server
 * adds a pick by itself), and edited at once on screen while the edits are saved.
 */
export function useDeck(deckId: string, picks: number): OpenDeck {
  const send = useSend()
  const [edited] = useState(() => createEditedDeck(send, { deckId, savesAtOnce: true }))
  const { deck, edits, notice, error } = useEditedDeck(edited)
  const seenPicks = useRef(picks)
  useEffect(() => {
    if (seenPicks.current === picks) return
    seenPicks.current = picks
    void edited.load()
  }, [edited, picks])
  return {
    deck: deck ?? undefined,
    loading: deck === undefined && error === null,
    modified: edits.length > 0,
    problem:
      deck === null ? 'Your deck was not found. It may have been deleted.' : (error ?? notice ?? undefined),
    edit: edited.edit,
  }
}
