import { CallError } from '@parlour/ui-kit'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Hub, showPage, testDeck, testSummary } from '../testing/show-page'
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
    show({ 'magic/deck/list': () => ({ decks: [] }) })
    expect(screen.getByText('Loading decks...')).toBeTruthy()
    expect(await screen.findByText('No decks found. Create your first deck to get started.')).toBeTruthy()
  })

  it('are listed with format and size, the last changed first', async () => {
    const counts = { main: 2, side: 1, command: 0 }
    const timestamps = { created: '', updated: '2026-03-01T00:00:00Z' }
    const decks = [
      testSummary(),
      testSummary({ _id: 'b', name: 'Blue', format: 'pauper', counts, timestamps }),
    ]
    show({ 'magic/deck/list': () => ({ decks }) })
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Blue', '/magic/deck/b'],
      ['Green things', '/magic/deck/deck'],
    ])
    expect(screen.getByText('Pauper · 2 + 1 cards')).toBeTruthy()
    expect(screen.getByText('Custom · 0 cards')).toBeTruthy()
  })

  it('load the next page where there are more than one response holds', async () => {
    const [older, newer] = [
      testSummary({ _id: 'old', name: 'Old' }),
      testSummary({ _id: 'new', name: 'New' }),
    ]
    const next = `.${'a'.repeat(24)}`
    const { bodiesOf } = show({
      'magic/deck/list': ({ after }) => (after === next ? { decks: [older] } : { decks: [newer], next }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'show older' }))
    expect(await screen.findByText('Old')).toBeTruthy()
    expect(screen.getByText('New')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'show older' })).toBeNull()
    expect(bodiesOf('magic/deck/list')).toEqual([{ userId: 'ann' }, { userId: 'ann', after: next }])
  })

  it('open a new deck', async () => {
    show({
      'magic/deck/list': () => ({ decks: [] }),
      'magic/deck/create': () => ({ deck: testDeck({ _id: 'new' }) }),
    })
    fireEvent.click(screen.getByRole('button', { name: 'new deck' }))
    await waitFor(() => expect(address()).toBe('/magic/deck/new'))
  })

  it('ask before one is deleted, by its name', async () => {
    // Without a layout nothing in an opening menu seems to take the focus, and Mantine says so at length.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { bodiesOf } = show({
      'magic/deck/list': () => ({ decks: [testSummary()] }),
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
    show({ 'magic/deck/list': () => ({ decks: [testSummary()] }) })
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
    show({ 'magic/deck/list': failing(message, status) })
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })

  it('show why one could not be made', async () => {
    show({ 'magic/deck/list': () => ({ decks: [] }), 'magic/deck/create': failing('') })
    fireEvent.click(screen.getByRole('button', { name: 'new deck' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Error creating deck: Unknown error')
  })
})
