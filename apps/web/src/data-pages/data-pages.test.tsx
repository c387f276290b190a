import { type DataPageProps, ParlourThemeProvider } from '@parlour/ui-kit'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { session } from '../api/session'
import { gamesOf } from '../games/games'
import { GamesProvider } from '../games/games-context'
import { DataIndexPage } from './data-index-page'
import { DataLayout } from './data-layout'
import { DataPageAt } from './data-page-at'

beforeEach(() => session.signedIn({ _id: 'a', name: 'ann', isAdmin: false, token: 't' }))
afterEach(cleanup)

const profile = {
  kind: 'Go',
  title: 'Go',
  about: 'One collects stones.',
  icon: '',
  players: { min: 2 },
  bots: [],
}
const noLobby = () => Promise.reject(new Error('no lobby is shown'))
const lobby = { panel: noLobby, facts: noLobby }
const stones = {
  path: 'go/stones',
  title: 'Go stones',
  words: 'All of them.',
  page: () => Promise.resolve(({ viewerId }: DataPageProps) => <p>black and white for {viewerId}</p>),
}

function show(at: string) {
  render(
    <ParlourThemeProvider>
      <GamesProvider
        games={gamesOf([
          { profile, ...lobby },
          { profile, ...lobby, dataPages: [stones] },
        ])}
      >
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path="/data" element={<DataLayout />}>
              <Route index element={<DataIndexPage />} />
              <Route path="*" element={<DataPageAt />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </GamesProvider>
    </ParlourThemeProvider>,
  )
}

test('the section links to the pages that games have there, and shows them', async () => {
  show('/data')
  screen.getByRole('heading', { level: 1, name: 'Data' })
  fireEvent.click(screen.getByRole('link', { name: 'Go stones All of them.' }))
  await screen.findByText('black and white for a')
  screen.getByRole('heading', { level: 1, name: 'Go stones' })
  expect(document.title).toBe('Go stones')
  expect(screen.getByRole('link', { name: 'Go stones' }).getAttribute('aria-current')).toBe('page')
})

test('an address that no game has is not found', () => {
  show('/data/go/boards')
  expect(screen.queryByText('black and white for a')).toBeNull()
  screen.getByRole('heading', { level: 1 })
})
