import { CallError } from '@parlour/ui-kit'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Hub, showPage, testDeck } from '../testing/show-page'
import { DecksPanel } from './decks-panel'

afterEach(cleanup)

const failing =
  (message: string, httpStatus = 500) =>
  () => {
    throw new CallError(message, { httpStatus })
  }
const show = (hub: Hub) => showPage(<DecksPanel />, hub, { path: '/magic', at: '/magic' })
const address = () => screen.getByLabelText('address').textContent

describe('the decks of the profile', () => {
  it('say that they are loading, and that there is none', async () => {
    show({ 'user/magic/decks': () => ({ decks: [] }) })
    expect(screen.getByText('Loading decks...')).toBeTruthy()
    expect(await screen.findByText('No decks found. Create your first deck to get started.')).toBeTruthy()
  })

  it('stand with format and size, the last changed first', async () => {
    const cardIdsByZone = { main: ['a', 'a'], side: ['b'], command: [] }
    const timestamps = { created: '', updated: '2026-03-01T00:00:00Z' }
    const decks = [
      testDeck(),
      testDeck({ _id: 'b', name: 'Blue', format: 'pauper', cardIdsByZone, timestamps }),
    ]
    show({ 'user/magic/decks': () => ({ decks }) })
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Blue', '/magic/deck/b'],
      ['Green things', '/magic/deck/deck'],
    ])
    expect(screen.getByText('Pauper · 2 + 1 cards')).toBeTruthy()
    expect(screen.getByText('Custom · 0 cards')).toBeTruthy()
  })

  it('open a new deck', async () => {
    show({
      'user/magic/decks': () => ({ decks: [] }),
      'magic/deck/create': () => ({ deck: testDeck({ _id: 'new' }) }),
    })
    fireEvent.click(screen.getByRole('button', { name: 'new deck' }))
    await waitFor(() => expect(address()).toBe('/magic/deck/new'))
  })

  it('ask before one is deleted, by its name', async () => {
    // Without a layout nothing in an opening menu seems to take the focus, and Mantine says so at length.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { bodiesOf } = show({
      'user/magic/decks': () => ({ decks: [testDeck()] }),
      'magic/deck/delete': () => ({}),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Menu of Green things' }))
    const entry = await screen.findByRole('menuitem', { name: 'delete' })
    entry.focus()
    fireEvent.click(entry)
    expect(await screen.findByText('Are you sure you want to delete "Green things"?')).toBeTruthy()
    expect(bodiesOf('magic/deck/delete')).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'delete' }))
    await waitFor(() => expect(bodiesOf('magic/deck/delete')).toEqual([{ deckId: 'deck' }]))
  })

  it('have the focus again where one is not deleted after all', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    show({ 'user/magic/decks': () => ({ decks: [testDeck()] }) })
    fireEvent.click(await screen.findByRole('button', { name: 'Menu of Green things' }))
    const entry = await screen.findByRole('menuitem', { name: 'delete' })
    entry.focus()
    fireEvent.click(entry)
    fireEvent.click(await screen.findByRole('button', { name: 'cancel' }))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Menu of Green things')
  })

  it.each([
    ['the hub is away', 500, 'Error: the hub is away'],
    ['odd', 200, 'Failed to load decks'],
    ['', 500, 'Failed to load decks'],
  ])('show why they could not be loaded: %s', async (message, status, text) => {
    show({ 'user/magic/decks': failing(message, status) })
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })

  it('show why one could not be made', async () => {
    show({ 'user/magic/decks': () => ({ decks: [] }), 'magic/deck/create': failing('') })
    fireEvent.click(screen.getByRole('button', { name: 'new deck' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Error creating deck: Unknown error')
  })
})
