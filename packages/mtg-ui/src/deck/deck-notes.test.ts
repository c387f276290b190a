import type { WireDeck } from '@parlour/protocol'
import { expect, test } from 'vitest'
import {
  considerCopyEdit,
  considerEdit,
  notesOf,
  notesTextEdit,
  playConsideredEdit,
  tagEdit,
  tagsIn,
  unconsiderEdit,
} from './deck-notes'

const DECK: WireDeck = {
  _id: 'deck',
  name: 'Thursday',
  userId: 'ann',
  links: {},
  format: 'custom',
  cardIdsByZone: { main: ['moth-1', 'heron', 'moth-2'], side: [], command: [] },
  timestamps: { created: '', updated: '' },
  rev: 1,
}

test('a card goes from the deck to the considering pile and back, and never below none', () => {
  const aside = considerCopyEdit(['moth-1', 'moth-2'], 'main')(DECK)
  expect(aside.cardIdsByZone.main).toEqual(['moth-1', 'heron'])
  expect(notesOf(aside).considering).toEqual(['moth-2'])
  const back = playConsideredEdit(['moth-2'], 'side')(aside)
  expect([back.cardIdsByZone.side, notesOf(back).considering]).toEqual([['moth-2'], []])
  expect(() => unconsiderEdit(['moth-2'])(back)).toThrow('The card is not in the considering pile.')
  expect(notesOf(unconsiderEdit(['heron'])(considerEdit('heron')(DECK))).considering).toEqual([])
})

test('tags are given to all copies, and keep what another tab gave meanwhile', () => {
  const copies = ['moth-1', 'moth-2']
  const elsewhere = tagEdit(copies, [], ['early'])(DECK)
  const tagged = tagEdit(copies, [], ['flies'])(elsewhere)
  expect(notesOf(tagged).tags).toEqual({ 'moth-1': ['early', 'flies'], 'moth-2': ['early', 'flies'] })
  const less = tagEdit(copies, ['early', 'flies'], ['flies'])(tagged)
  expect(tagsIn(less)).toEqual(['flies'])
  expect(notesOf(tagEdit(copies, ['flies'], [])(less)).tags).toEqual({})
})

test('a text that was changed elsewhere loses neither change', () => {
  const on = (latest: string, before: string, after: string) =>
    notesOf(notesTextEdit(before, after)({ ...DECK, notes: { text: latest, considering: [], tags: {} } }))
      .text
  expect(on('Keep two.', 'Keep two.', 'Keep three.')).toBe('Keep three.')
  expect(on('Keep two. Block.', 'Keep two.', 'Keep three.')).toBe('Keep three. Block.')
  expect(on('Now: keep two.', 'keep two.', 'keep two. Race.')).toBe('Now: keep two. Race.')
  expect(on('All is new', 'Race.\nKeep two.\nBlock.', 'Race.\nKeep three.\nBlock.')).toBe(
    'All is new\nKeep three.',
  )
  expect(on('All is new', 'Keep two.', '')).toBe('All is new')
})
