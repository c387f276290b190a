import type { WireDeck } from '@parlour/protocol'
import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useDeckUndo } from './use-deck-undo'

const zonesOf = (main: readonly string[]) => ({ main, side: [], command: [] })
const deckOf = (main: readonly string[]): WireDeck => ({
  _id: 'deck',
  name: 'Thursday',
  userId: 'ann',
  links: {},
  format: 'draft',
  cardIdsByZone: zonesOf(main),
  timestamps: { created: '', updated: '' },
  rev: 1,
})

test('takes edits back one by one, the last one first, until none is left', () => {
  const { result } = renderHook(() => {
    const [deck, setDeck] = useState(() => deckOf(['moth']))
    return { deck, ...useDeckUndo({ deck, edit: (change) => setDeck(change) }) }
  })
  const main = () => result.current.deck.cardIdsByZone.main
  const put = (ids: readonly string[]) =>
    act(() => result.current.edit((latest) => ({ ...latest, cardIdsByZone: zonesOf(ids) })))
  expect(result.current.undo).toBeUndefined()
  put(['moth', 'heron'])
  put([])
  act(() => result.current.undo?.())
  expect(main()).toEqual(['moth', 'heron'])
  act(() => result.current.undo?.())
  expect(main()).toEqual(['moth'])
  expect(result.current.undo).toBeUndefined()
})
