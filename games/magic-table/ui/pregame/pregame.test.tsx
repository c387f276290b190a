import { CallError } from '@parlour/ui-kit'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { open } from '../../rules/testing/open'
import { LiveTable } from '../testing/live-table'

afterEach(cleanup)

describe('the pre-game', () => {
  const opening = {
    players: ['ann', 'bob'],
    opening: true,
    ann: { deck: { main: ['Bear'] } },
    bob: { deck: { main: ['Bear'] } },
  }
  const deck = {
    _id: 'd',
    name: 'Bears',
    userId: 'ann',
    links: {},
    format: 'custom',
    cardIdsByZone: { main: ['x'], side: [], command: [] },
    timestamps: { created: '2026-01-01', updated: '2026-01-01' },
    rev: 1,
  }
  const calls = { 'user/magic/decks': { decks: [deck] } }
  const ready = () => screen.getByRole('button', { name: 'Click to shout: "I am ready!"' })

  it('offers the decks, says who waits, and shouts', async () => {
    render(<LiveTable table={open(opening)} calls={calls} />)
    expect(screen.getByText(/Pre-Game Deck Selection/)).toBeTruthy()
    expect(screen.getAllByText('waiting...')).toHaveLength(2)
    expect(ready().hasAttribute('disabled')).toBe(true)
    fireEvent.click(await screen.findByRole('radio', { name: /Bears/ }))
    expect(ready().hasAttribute('disabled')).toBe(false)
  })

  it('offers the deck of the linked draft first, however old it is', async () => {
    const drafted = {
      ...deck,
      _id: 'drafted',
      name: 'Drafted',
      timestamps: { created: '', updated: '2020-01-01' },
    }
    const plain = open(opening)
    const view = (viewer: string) => {
      const { seats, ...more } = plain.view(viewer)
      const withDeck = seats.map((player) =>
        player.name === 'ann' ? { ...player, deckId: 'drafted' } : player,
      )
      return { ...more, seats: withDeck, linkedDraftId: 'draft' }
    }
    const table = { ...plain, view }
    const names = async () => {
      await screen.findByRole('radio', { name: /Drafted/ })
      return screen
        .getAllByRole('radio')
        .map((radio) => radio.parentElement?.querySelector('strong')?.textContent)
    }
    const linked = {
      'magic/link/fetch_by_draft': {
        draft: { settings: { name: 'Friday', players: [] } },
        games: [],
        rounds: [],
      },
    }
    render(<LiveTable table={table} calls={{ ...linked, 'user/magic/decks': { decks: [deck, drafted] } }} />)
    expect(await names()).toEqual(['Drafted', 'Bears'])
    cleanup()
    render(<LiveTable table={table} calls={{ ...calls, ...linked, 'magic/deck/fetch': { deck: drafted } }} />)
    expect(await names(), 'it is not among the decks that were made last').toEqual(['Drafted', 'Bears'])
    expect(ready().hasAttribute('disabled')).toBe(false)
  })

  it('says so when no deck is expected of whoever chose one', async () => {
    render(<LiveTable table={open(opening)} calls={calls} requests={[]} />)
    fireEvent.click(await screen.findByRole('radio', { name: /Bears/ }))
    fireEvent.click(ready())
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Something went wrong. Not expecting ann to choose a deck.',
    )
  })

  it('says so, too, when the server got another answer meanwhile', async () => {
    const table = open(opening)
    vi.spyOn(table, 'answer').mockImplementation(() => {
      throw new CallError('Your actions will overwrite the actions of another player.', {
        httpStatus: 409,
        code: 'game_overwrite',
      })
    })
    render(<LiveTable table={table} calls={calls} />)
    fireEvent.click(await screen.findByRole('radio', { name: /Bears/ }))
    fireEvent.click(ready())
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Something went wrong. Not expecting ann to choose a deck.',
    )
  })

  it('sends the deck with its id', async () => {
    const table = open(opening)
    const answer = vi.spyOn(table, 'answer').mockImplementation(() => undefined)
    render(<LiveTable table={table} calls={calls} />)
    fireEvent.click(await screen.findByRole('radio', { name: /Bears/ }))
    fireEvent.click(ready())
    await waitFor(() => expect(answer).toHaveBeenCalledWith('ann', [{ deckId: 'd', deckData: deck }]))
  })
})
