import { CallError, ParlourThemeProvider } from '@parlour/ui-kit'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { session } from '../api/session'
import { NextGamePage } from './next-game-page'

const hub = vi.hoisted((): { answer: () => unknown } => ({ answer: () => ({}) }))
vi.mock('../api/send', () => ({ sendQuietly: async () => hub.answer() }))
vi.mock('../app-version', () => ({ APP_VERSION: 1 }))
afterEach(cleanup)

it('says why the next game could not be loaded, and loads it on a retry', async () => {
  hub.answer = () => {
    throw new CallError('The server cannot be reached.', { httpStatus: 0 })
  }
  session.signedIn({ _id: 'a', name: 'ann', isAdmin: false, token: 't' })
  const routes = [
    { path: '/game/next', element: <NextGamePage /> },
    { path: '/game/g', element: <p>the game</p> },
  ]
  render(
    <ParlourThemeProvider>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/game/next'] })} />
    </ParlourThemeProvider>,
  )
  expect(await screen.findByText('The server cannot be reached.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'home' }).getAttribute('href')).toBe('/')
  expect(screen.queryByText('Loading...')).toBeNull()

  hub.answer = () => ({ gameId: 'g' })
  fireEvent.click(screen.getByRole('button', { name: 'try again' }))
  expect(await screen.findByText('the game')).toBeTruthy()
})
