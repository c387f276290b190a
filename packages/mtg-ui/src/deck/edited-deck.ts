import { deckFetch, deckSave, type WireDeck } from '@parlour/protocol'
import { defined } from '@parlour/kernel'
import { createEditedRecord, type EditedRecord, type Send, shownRecord } from '@parlour/ui-kit'
import { focusManager } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { DeckEdit } from './deck-edit'

export type EditedDeck = EditedRecord<WireDeck, DeckEdit>

interface EditedDeckSettings {
  readonly deckId: string
  /** Whether edits are saved immediately or wait until `save` is called. */
  readonly savesAtOnce: boolean
}

/** Creates the state of a deck that is edited. */
export const createEditedDeck = (send: Send, { deckId, savesAtOnce }: EditedDeckSettings): EditedDeck =>
  createEditedRecord<WireDeck, DeckEdit>({
    fetch: async () => (await send(deckFetch, { deckId })).deck,
    save: async (deck) => (await send(deckSave, { deck: savable(deck) })).deck,
    read: (current) => (isDeck(current) ? current : undefined),
    apply,
    savesAtOnce,
    leftOutNotice,
  })

/** Returns an edited deck; loads it, and reloads it whenever the window regains focus. */
export function useEditedDeck(edited: EditedDeck) {
  const state = useStore(edited.state)
  useEffect(() => {
    void edited.load()
    return focusManager.subscribe((hasFocus) => {
      if (hasFocus) void edited.load()
    })
  }, [edited])
  return {
    ...state,
    /** With the edits that are not saved yet; undefined while it is unknown, null when there is none. */
    deck: shownRecord(state, apply),
  }
}

const apply = (deck: WireDeck, edit: DeckEdit): WireDeck => edit(deck)

const leftOutNotice = (count: number): string =>
  `The deck was changed elsewhere: ${
    count === 1
      ? 'one of your changes no longer fits and was'
      : `${count} of your changes no longer fit and were`
  } left out. The rest is saved.`

function isDeck(value: unknown): value is WireDeck {
  return typeof value === 'object' && value !== null && 'cardIdsByZone' in value && 'rev' in value
}

function savable({ _id, name, format, cardIdsByZone: { main, side, command }, notes, rev }: WireDeck) {
  return {
    _id,
    name,
    format,
    cardIdsByZone: { main: [...main], side: [...side], command: [...command] },
    ...defined({ notes }),
    rev,
  }
}
