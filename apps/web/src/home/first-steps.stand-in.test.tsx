import { ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '../api/session'
import type { WebGames } from '../games/games'
import { GamesProvider } from '../games/games-context'
import { gamesOf } from '../games/games'
import { registeredGames } from '../games/registered-games'
import { FirstSteps } from './first-steps'

vi.mock('../app-version', () => ({ APP_VERSION: 1 }))
beforeEach(() => {
  window.localStorage.clear()
  session.signedIn({ _id: 'a', name: 'ann', isAdmin: true, token: 't' })
})
afterEach(cleanup)

const HOME = 'http://192.168.1.4:3000'
const NEW = { people: 1, met: false, drafted: false }

function show(facts: object, games: WebGames = registeredGames) {
  const asked: string[] = []
  const send: Send = async (call) => {
    asked.push(call.path)
    if (call.path === 'hub/address') return { address: HOME, isDecided: false }
    if (call.path === 'admin/addresses')
      return { configured: null, chosen: null, offered: [HOME, 'http://172.17.0.1:3000'] }
    return call.path === 'admin/invite' ? { link: { id: 'l', token: 'l.secret', expires: 1 } } : facts
  }
  render(
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <QueryClientProvider client={new QueryClient()}>
          <GamesProvider games={games}>
            <MemoryRouter>
              <FirstSteps />
            </MemoryRouter>
          </GamesProvider>
        </QueryClientProvider>
      </SendProvider>
    </ParlourThemeProvider>,
  )
  return asked
}

it('say what is left to do, with an invitation at hand, and go for good when hidden', async () => {
  show(NEW)
  expect(await screen.findByText('First steps of your hub: 0 of 4 done')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'make an invitation link' }))
  const link = await screen.findByLabelText<HTMLInputElement>('Invitation link')
  // This page is open at localhost, which would be a dead link for everybody else.
  expect(link.value).toBe(`${HOME}/join#l.secret`)
  expect(screen.getByText('Opens on devices in the same network, such as your Wi-Fi.')).toBeTruthy()
  expect(await screen.findByRole('img', { name: 'QR code: Invitation link' })).toBeTruthy()
  expect(await screen.findByRole('combobox', { name: 'Links to hand on begin with' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'hide this' }))
  expect(screen.queryByText(/^First steps/)).toBeNull()
  cleanup()
  expect(show(NEW)).toEqual([])
})

it('are gone when all is done, and are nobody else’s', async () => {
  const asked = show({ people: 2, met: true, cards: '2026-11-22', drafted: true })
  await waitFor(() => expect(asked).toEqual(['admin/first_steps']))
  expect(screen.queryByText(/^First steps/)).toBeNull()
  cleanup()
  session.signedIn({ _id: 'b', name: 'bob', isAdmin: false, token: 't' })
  expect(show(NEW)).toEqual([])
})

it('begin the first draft that can be practiced, in the words of its game', async () => {
  const game = { title: 'Go', about: '', icon: '', players: { min: 2 }, bots: [] }
  const practice = { title: 'practice', words: 'A tray of stones', bots: 3 }
  const noLobby = () => Promise.reject(new Error('no lobby is shown'))
  const played = { ...game, kind: 'Played', practice: { ...practice, words: 'A board' } }
  const drafted = { ...game, kind: 'Drafted', practice, makesDecks: true as const }
  show(NEW, gamesOf([played, drafted].map((profile) => ({ profile, panel: noLobby, facts: noLobby }))))
  expect(await screen.findByText('A tray of stones. 3 bots draft with you.')).toBeTruthy()
})
