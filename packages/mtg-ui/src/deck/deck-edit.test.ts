import { Refusal } from '@parlour/kernel'
import type { WireDeck } from '@parlour/protocol'
import { CallError, type Send } from '@parlour/ui-kit'
import { expect, test } from 'vitest'
import { moveEdit, saveEdit } from './deck-edit'

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

/** A hub that holds one deck and refuses stale revisions. */
function hub(stored: WireDeck): { readonly send: Send; readonly sent: number[] } {
  const sent: number[] = []
  let current = stored
  const send = async (_call: unknown, body: { deck: WireDeck }) => {
    sent.push(body.deck.rev)
    if (body.deck.rev !== current.rev) {
      throw new CallError('changed', { httpStatus: 409, code: 'conflict', current })
    }
    current = { ...current, ...body.deck, rev: current.rev + 1 }
    return { deck: current }
  }
  return { send: send as Send, sent }
}
const toSide = moveEdit({ cardId: 'a', from: 'main', to: 'side' })

test('a move is saved with the revision that was read', async () => {
  const { send, sent } = hub(deck(['a', 'b'], 1))
  const saved = await saveEdit(send, deck(['a', 'b'], 1), toSide)
  expect(saved.cardIdsByZone).toEqual({ main: ['b'], side: ['a'], command: [] })
  expect(sent).toEqual([1])
})

test('a pick that came meanwhile is kept: the move is done again on the deck of the hub', async () => {
  const { send, sent } = hub(deck(['a', 'b', 'picked'], 4))
  const saved = await saveEdit(send, deck(['a', 'b'], 3), toSide)
  expect(saved.cardIdsByZone).toEqual({ main: ['b', 'picked'], side: ['a'], command: [] })
  expect(sent).toEqual([3, 4])
})

test('a move of a card that is gone by then is refused', async () => {
  const { send } = hub(deck(['b'], 4, ['a']))
  await expect(saveEdit(send, deck(['a', 'b'], 3), toSide)).rejects.toThrow(Refusal)
})

test('another failure of the hub is not tried again', async () => {
  const send = (async () => Promise.reject(new CallError('down', { httpStatus: 500 }))) as Send
  await expect(saveEdit(send, deck(['a'], 1), toSide)).rejects.toThrow('down')
})
