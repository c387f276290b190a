import type { WireDeck } from '@parlour/protocol'
import { createEditedDeck, type DeckEdit, useEditedDeck } from '@parlour/mtg-ui'
import { useSend } from '@parlour/ui-kit'
import { useLayoutEffect, useRef, useState } from 'react'
import type { PackCard } from '../../rules/types'

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
 * The viewer's deck, the same one for as long as the component is there: loaded, kept up with the picks, and
 * edited at once on screen while the edits are saved. The server adds a pick by itself, together with the
 * answer that made it, so what the answer shows of the picks is all that has to be known.
 */
export function useDeck(deckId: string, picked: readonly PackCard[]): OpenDeck {
  const send = useSend()
  const [edited] = useState(() => createEditedDeck(send, { deckId, savesAtOnce: true }))
  const { deck, edits, notice, error } = useEditedDeck(edited)
  const seen = useRef(picked)
  useLayoutEffect(() => {
    const before = seen.current
    seen.current = picked
    if (before.length === picked.length) return
    const { known, saving } = edited.state.getState()
    // A running save makes a revision of its own: only the server knows how the two were merged. Packs that
    // are opened whole come into the deck at once.
    const isOne = picked.length === before.length + 1
    if (known === undefined || known === null || saving || !isOne) void edited.load()
    else edited.receive(withPicks(known, picked.slice(before.length)))
  }, [edited, picked])
  return {
    deck: deck ?? undefined,
    loading: deck === undefined && error === null,
    modified: edits.length > 0,
    problem:
      deck === null ? 'Your deck was not found. It may have been deleted.' : (error ?? notice ?? undefined),
    edit: edited.edit,
  }
}

/** The deck as the server has it after these picks: each goes to the main deck and makes a revision. */
function withPicks(deck: WireDeck, picks: readonly PackCard[]): WireDeck {
  const { cardIdsByZone: zones, rev } = deck
  const main = [...zones.main, ...picks.map(({ _id }) => _id)]
  return { ...deck, cardIdsByZone: { ...zones, main }, rev: rev + picks.length }
}
