import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DeckExport } from './deck-export'
import { showDeckDialog as show } from '../deck/testing/show-deck-dialog'

afterEach(cleanup)

const chooseForm = (label: string) =>
  fireEvent.change(screen.getByLabelText('Format'), { target: { value: label } })

test('a deck is given as text, in the forms of several programs', async () => {
  show(DeckExport, { main: ['moth-1', 'moth-1', 'heron'], side: ['heron'] })
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Deck as text' }).value
  await waitFor(() =>
    expect(text()).toBe('2 Lantern Moth # custom\n1 Pole Heron # custom\n\n1 Pole Heron # custom\n'),
  )
  chooseForm('Arena (.txt)')
  expect(text()).toContain('Deck\n2 Lantern Moth')
  const file = () => screen.getByRole('link', { name: 'download' }).getAttribute('download')
  chooseForm('Cockatrice (.cod)')
  expect(text()).toContain('<deckname>Thursday</deckname>')
  expect(file()).toBe('Thursday.cod')
  chooseForm('OCTGN (.o8d)')
  expect(file()).toBe('Thursday.o8d')
  expect(screen.getByText(/^OCTGN has its own ids for cards/)).toBeTruthy()
})

test('a deck as text says how many of its cards no longer exist', async () => {
  show(DeckExport, { main: ['moth-1', 'gone', 'gone'], side: ['gone-too'] })
  expect(await screen.findByText(/^3 cards of the deck are no longer in the card database/)).toBeTruthy()
})

test.each([
  [['forest'], 'Forest has no Magic Online number in the card database and is listed by name.'],
  [
    ['forest', 'heron'],
    '2 cards, such as Forest, have no Magic Online number in the card database and are listed by name.',
  ],
])('a deck as text says which cards a .dek file lists by name: %j', async (main, words) => {
  show(DeckExport, { main })
  await screen.findByRole('link', { name: 'download' })
  expect(screen.queryByText(words)).toBeNull()
  chooseForm('Magic Online (.dek)')
  expect(screen.getByText(words)).toBeTruthy()
})

test('a deck as text says what the chosen program cannot read', async () => {
  show(DeckExport, { main: ['forest', 'heron'], command: ['moth-1'] })
  await screen.findByRole('link', { name: 'download' })
  chooseForm('XMage (.dck)')
  expect(
    screen.getByText(
      'XMage has no command zone: Lantern Moth is written to the sideboard. 2 cards, such as Pole Heron, have no set and number, and XMage skips them.',
    ),
  ).toBeTruthy()
  chooseForm('Cockatrice (.cod)')
  expect(
    screen.getByText('Cockatrice has no command zone: Lantern Moth is written to the sideboard.'),
  ).toBeTruthy()
  chooseForm('Forge (.dck)')
  expect(screen.queryByText(/Lantern Moth is written/)).toBeNull()
})
