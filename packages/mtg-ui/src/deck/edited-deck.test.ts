import { deckSave, type WireDeck } from '@parlour/protocol'
import { CallError, type Send } from '@parlour/ui-kit'
import { expect, test } from 'vitest'
import { moveCopyEdit } from './copies-of-card'
import { createEditedDeck } from './edited-deck'

const deck = (main: readonly string[], rev: number, side: readonly string[] = []): WireDeck => ({
  _id: 'd',
  name: 'draft',
  userId: 'u',
  links: {},
  format: 'draft',
  cardIdsByZone: { main, side, command: [] },
  timestamps: { created: '', updated: '' },
  rev,
})

/** A deck as a page read it, of a server that has another one by now and refuses stale revisions. */
async function opened(read: WireDeck, stored: WireDeck) {
  const sent: number[] = []
  let isOpen = false
  let current = stored
  const send = async (call: unknown, body: { deck: WireDeck }) => {
    if (call !== deckSave) return { deck: isOpen ? current : read }
    sent.push(body.deck.rev)
    if (body.deck.rev !== current.rev) {
      throw new CallError('changed', { httpStatus: 409, code: 'conflict', current })
    }
    if (body.deck.name === 'refused') throw new CallError('No such name.', { httpStatus: 400 })
    current = { ...current, ...body.deck, rev: current.rev + 1 }
    return { deck: current }
  }
  const edited = createEditedDeck(send as Send, { deckId: 'd', savesAtOnce: true })
  await edited.load()
  isOpen = true
  return { edited, sent, zones: () => edited.state.getState().known?.cardIdsByZone }
}
const toSide = moveCopyEdit(['a'], 'main', 'side')

test('a move is saved with the revision that was read', async () => {
  const { edited, sent, zones } = await opened(deck(['a', 'b'], 1), deck(['a', 'b'], 1))
  edited.edit(toSide)
  expect(await edited.save()).toBe(true)
  expect(zones()).toEqual({ main: ['b'], side: ['a'], command: [] })
  expect(sent).toEqual([1])
})

test('a pick that came meanwhile is kept: the move is done again on the deck of the hub', async () => {
  const { edited, sent, zones } = await opened(deck(['a', 'b'], 3), deck(['a', 'b', 'picked'], 4))
  edited.edit(toSide)
  expect(await edited.save()).toBe(true)
  expect(zones()).toEqual({ main: ['b', 'picked'], side: ['a'], command: [] })
  expect(sent).toEqual([3, 4])
})

test('a move of a card that is gone by then is left out and reported', async () => {
  const { edited, zones } = await opened(deck(['a', 'b'], 3), deck(['b'], 4, ['a']))
  edited.edit(toSide)
  expect(await edited.save()).toBe(false)
  expect(zones()).toEqual({ main: ['b'], side: ['a'], command: [] })
  expect(edited.state.getState().notice).toMatch(/^The deck was changed elsewhere: one of your changes/)
})

test('what the hub refuses is taken back, and its sentence shown', async () => {
  const { edited, sent } = await opened(deck(['a'], 1), deck(['a'], 1))
  edited.edit((before) => ({ ...before, name: 'refused' }))
  expect(await edited.save()).toBe(false)
  expect(edited.state.getState()).toMatchObject({
    known: { name: 'draft' },
    edits: [],
    error: 'No such name.',
  })
  expect(sent).toEqual([1])
})
