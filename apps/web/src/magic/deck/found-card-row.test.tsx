import type { Card } from '@parlour/mtg-cards'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { cubeCard, showPage } from '../testing/show-page'
import { FoundCardRow } from './found-card-row'

afterEach(cleanup)

const MOTH = cubeCard('moth', { name: 'Lantern Moth', type_line: 'Creature' })

function show(card: Card, inDeck = 0) {
  const acts = { onAdd: vi.fn(), onAddToSide: vi.fn(), onConsider: vi.fn() }
  showPage(<FoundCardRow card={card} inDeck={inDeck} isTabStop acts={acts} />, {})
  return acts
}
const row = () => screen.getByText('Lantern Moth')

it('marks a card of a cube, leads to its page, and adds it on a click', () => {
  const { onAdd } = show(MOTH)
  expect(screen.getByRole('img', { name: 'cube card' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'page of Lantern Moth' }).getAttribute('href')).toBe(
    '/magic/card/moth',
  )
  fireEvent.click(row())
  expect(onAdd).toHaveBeenCalledWith('moth')
})

it('has no mark for a printed card', () => {
  show({ ...MOTH, source: 'scryfall' })
  expect(screen.queryByRole('img', { name: 'cube card' })).toBeNull()
})

it('says how many are in, and fills up to four with one click', () => {
  const { onAdd, onAddToSide } = show(MOTH, 1)
  expect(screen.getByText('1 in')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '3 more of Lantern Moth' }))
  expect(onAdd).toHaveBeenCalledWith('moth', 3)
  fireEvent.click(screen.getByRole('button', { name: 'Lantern Moth to the sideboard' }))
  expect(onAddToSide).toHaveBeenCalledWith('moth')
})

it('adds as many as a digit says, and by S one to the sideboard', () => {
  const { onAdd, onAddToSide } = show(MOTH)
  fireEvent.keyDown(row(), { key: '4' })
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('moth', 4)
  fireEvent.keyDown(row(), { key: 's' })
  expect(onAddToSide).toHaveBeenCalledExactlyOnceWith('moth')
})

it('considers it by C or its button, where the deck has a considering pile', () => {
  const { onConsider } = show(MOTH)
  fireEvent.keyDown(row(), { key: 'c' })
  fireEvent.click(screen.getByRole('button', { name: 'consider Lantern Moth' }))
  expect(onConsider.mock.calls).toEqual([['moth'], ['moth']])
  cleanup()
  const acts = { onAdd: vi.fn(), onAddToSide: vi.fn() }
  showPage(<FoundCardRow card={MOTH} inDeck={0} isTabStop acts={acts} />, {})
  expect(screen.queryByRole('button', { name: 'consider Lantern Moth' })).toBeNull()
})

it('is drawn where pictures are wanted, with the same keys and buttons', () => {
  const acts = { onAdd: vi.fn(), onAddToSide: vi.fn() }
  showPage(<FoundCardRow card={MOTH} inDeck={2} isTabStop isPicture acts={acts} />, {})
  expect(screen.getByRole('article', { name: 'Lantern Moth' })).toBeTruthy()
  const cover = screen.getByRole('button', { name: 'Lantern Moth' })
  expect(cover.textContent).toBe('2 in')
  fireEvent.click(cover)
  fireEvent.keyDown(cover, { key: '3' })
  expect(acts.onAdd.mock.calls).toEqual([['moth'], ['moth', 3]])
  expect(screen.getByRole('button', { name: '2 more of Lantern Moth' })).toBeTruthy()
})
