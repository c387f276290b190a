import { cardCreate, cardSearch, cubeUpdateScar, deckSave, gameUndo, userGames } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { readBody, readDocument } from './read-value'

const ID = 'a'.repeat(24)

function sentence(work: () => unknown): string | undefined {
  try {
    work()
  } catch (error) {
    return error instanceof Error ? error.message : undefined
  }
  return undefined
}

const face = { name: 'x', image_uri: 'http://x' }
const zones = { main: [], side: ['x'], command: {} }

it.each([
  [cubeUpdateScar.body, { cubeId: ID, scar: 'x' }, 'The scar must be an object.'],
  [
    cubeUpdateScar.body,
    { cubeId: ID, scar: { text: 'x', rev: 0.5 } },
    'The revision of the scar must be a whole number.',
  ],
  [
    cubeUpdateScar.body,
    { cubeId: ID, scar: { text: 'x', rev: -1 } },
    'The revision of the scar must be at least 0.',
  ],
  [
    gameUndo.body,
    { gameId: 'x', count: 'x' },
    'The game id is not a well-formed id. The count must be a number.',
  ],
  [userGames.body, { userId: ID, kind: 7 }, 'The kind is wrong.'],
  [cardSearch.body, { source: 'x' }, 'The source must be one of scryfall, custom, all.'],
  [cardSearch.body, { filters: [7] }, 'An entry of the list of filters is wrong.'],
  [
    deckSave.body,
    { deck: { _id: ID, name: 'x', format: 'custom', cardIdsByZone: zones, rev: 0 } },
    'An entry of the sideboard is not a well-formed card id. The command zone must be a list.',
  ],
  [deckSave.body, {}, 'The deck is missing.'],
  [
    cardCreate.body,
    { cardData: { card_faces: [] }, cubeId: ID, comment: '' },
    'The list of faces may not be empty.',
  ],
])('says what is wrong with each field of a body: %#', (schema, body, words) => {
  expect(sentence(() => readBody<unknown>(schema, body))).toContain(words)
})

it('names a field within others by the last two that people know', () => {
  const body = { cardData: { card_faces: [face] }, cubeId: ID, comment: '' }
  expect(sentence(() => readBody(cardCreate.body, body))).toContain('The address of the picture')
  expect(sentence(() => readBody(cardCreate.body, body))).toContain('The mana cost is missing.')
})

it('speaks of lists in the plural, wherever they stand', () => {
  const rows = z.array(z.object({ at: z.string() })).min(2)
  const schema = z.object({ sites: z.array(z.string()), plan: z.object({ rows }).exactOptional() })
  expect(sentence(() => readBody(schema, { plan: {} }))).toBe(
    'The sites are missing. The rows of the plan are missing.',
  )
  expect(sentence(() => readBody(schema, { sites: [], plan: { rows: [{}] } }))).toBe(
    'The at of the rows is missing. The rows of the plan must have at least 2 entries.',
  )
})

it('speaks of other bounds as well', () => {
  const schema = z.object({ share: z.number().positive().lt(1), code: z.string().max(3), at: z.iso.date() })
  expect(sentence(() => readBody(schema, { share: 0, code: 'long', at: 'x' }))).toBe(
    'The share must be more than 0. The code may have at most 3 characters. The at is not well-formed.',
  )
})

it('names the first wrong part of a document by its place', () => {
  const schema = z.object({ players: z.array(z.object({ name: z.string() })), seed: z.string() })
  expect(sentence(() => readDocument(schema, { players: [{ name: 7 }] }, 'data'))).toBe(
    'players.0.name must be a text',
  )
  expect(sentence(() => readDocument(schema, 'x', 'data'))).toBe('data must be an object')
  expect(readDocument(schema, { players: [], seed: 'x' }, 'data')).toEqual({ players: [], seed: 'x' })
})
