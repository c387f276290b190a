import { MantineProvider } from '@mantine/core'
import { blankCardData, type Card, cardFace, type CardIdsByZone } from '@parlour/mtg-cards'
import type { WireDeck } from '@parlour/protocol'
import { type Send, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { vi } from 'vitest'
import type { DeckEdit } from '../deck-edit'

const card = (id: string, name: string): Card => ({
  _id: id,
  source: 'custom',
  cubeId: 'cube',
  data: { ...blankCardData(), card_faces: [cardFace({ name, type_line: 'Creature' })] },
})
const CARDS = [card('moth-1', 'Lantern Moth'), card('moth-2', 'Lantern Moth'), card('heron', 'Pole Heron')]
const { data: forest } = card('forest', 'Forest')
const PRINTED: Card = {
  _id: 'forest',
  source: 'scryfall',
  data: { ...forest, set: 'wds', collector_number: '7' },
}

/** What the server takes a misspelled name for. */
const SIMILAR: Readonly<Record<string, readonly string[]>> = { Forrest: ['Forest', 'Pole Heron'] }
const similarTo = (name: string) => ({ name, names: SIMILAR[name] ?? [] })

export interface DialogProps {
  readonly deck: WireDeck
  readonly onChange: (edit: DeckEdit) => void
  readonly onClose: () => void
}

/** Shows a dialog of a deck that does its edits, and gives the deck as it stands. */
export function showDeckDialog(
  Dialog: ComponentType<DialogProps>,
  zones: Partial<CardIdsByZone>,
  { isAway = false } = {},
) {
  const onClose = vi.fn()
  const asked: unknown[] = []
  const send = async ({ path }: { path: string }, body: { ids?: string[]; names?: string[] }) => {
    if (path === 'magic/card/similar_names') return { similar: body.names?.map(similarTo) }
    if (body.names) asked.push(body)
    if (body.ids && isAway) throw new Error('The hub is away.')
    const wanted = (name: string) => body.names?.some((one) => one.toLowerCase() === name.toLowerCase())
    return {
      cards: [...CARDS, PRINTED].filter(
        ({ _id, data }) => body.ids?.includes(_id) ?? wanted(data.card_faces[0]?.name ?? ''),
      ),
      sets: [],
    }
  }
  const latest = { deck: deckOf(zones) }
  function Page() {
    const [deck, setDeck] = useState(latest.deck)
    latest.deck = deck
    return <Dialog deck={deck} onChange={(edit) => setDeck(edit(deck))} onClose={onClose} />
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SendProvider send={send as Send}>
        <MantineProvider>
          <Page />
        </MantineProvider>
      </SendProvider>
    </QueryClientProvider>,
  )
  return { onClose, asked, deck: () => latest.deck, zones: () => latest.deck.cardIdsByZone }
}

const deckOf = (zones: Partial<CardIdsByZone>): WireDeck => ({
  _id: 'deck',
  name: 'Thursday',
  userId: 'ann',
  links: {},
  format: 'draft',
  cardIdsByZone: { main: [], side: [], command: [], ...zones },
  timestamps: { created: '', updated: '' },
  rev: 1,
})
/** Presses a button of the dialog. */
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
