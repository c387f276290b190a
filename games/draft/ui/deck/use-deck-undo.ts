import type { CardIdsByZone } from '@parlour/mtg-cards'
import type { DeckEdit } from '@parlour/mtg-ui'
import { useState } from 'react'
import type { OpenDeck } from './use-deck'

/** How many edits can be taken back. */
const MOST_STEPS = 100

/**
 * Remembers where the cards of a deck were before each edit, for as long as the page is open, and puts them
 * back.
 */
export function useDeckUndo({ deck, edit }: Pick<OpenDeck, 'deck' | 'edit'>) {
  const [before, setBefore] = useState<readonly CardIdsByZone[]>([])
  const last = before.at(-1)
  return {
    edit: (change: DeckEdit) => {
      if (deck !== undefined) setBefore([...before.slice(1 - MOST_STEPS), deck.cardIdsByZone])
      edit(change)
    },
    undo:
      last === undefined
        ? undefined
        : () => {
            setBefore(before.slice(0, -1))
            edit((latest) => ({ ...latest, cardIdsByZone: last }))
          },
  }
}
