import { CallError } from '@parlour/ui-kit'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPage, testDeck } from '../testing/show-page'
import { TryDeckButton } from './try-deck-button'
import type { DeckEdits } from './use-deck-edits'

afterEach(cleanup)

const deck = testDeck({ cardIdsByZone: { main: ['moth'], side: [], command: [] } })
const edits: DeckEdits = {
  deck,
  loading: false,
  isModified: true,
  saving: false,
  problem: undefined,
  edit: () => undefined,
  save: () => Promise.resolve(true),
  discard: () => undefined,
}
const button = () => screen.getByRole('button', { name: 'try this deck' })

it('says why a deck cannot be tried', async () => {
  showPage(<TryDeckButton deck={deck} edits={edits} />, {
    'lobby/create': () => {
      throw new CallError('Too many new games. Wait a minute.', { httpStatus: 429 })
    },
  })
  fireEvent.click(button())
  expect((await screen.findByRole('alert')).textContent).toBe('Too many new games. Wait a minute.')
  expect(button()).toHaveProperty('disabled', false)
})

it('plays only what is saved', async () => {
  let saves = 0
  const save = () => {
    saves += 1
    return Promise.resolve(false)
  }
  const { bodiesOf } = showPage(<TryDeckButton deck={deck} edits={{ ...edits, save }} />, {})
  fireEvent.click(button())
  await screen.findByRole('button', { name: 'try this deck' })
  expect(saves).toBe(1)
  expect(bodiesOf('lobby/create')).toEqual([])
})
