import { ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { session } from '../api/session'
import { LoadGamePanel } from './load-game-panel'

afterEach(cleanup)

it('says once what stands against the pasted data', () => {
  session.signedIn({ _id: 'a', name: 'admin', isAdmin: true, token: 't' })
  const send: Send = async () => ({ users: [] }) as never
  render(
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>
            <LoadGamePanel />
          </MemoryRouter>
        </QueryClientProvider>
      </SendProvider>
    </ParlourThemeProvider>,
  )
  const alerts = () => screen.queryAllByText('Unable to parse JSON').length
  fireEvent.change(screen.getByLabelText('Game data'), { target: { value: '{' } })
  expect(alerts(), 'while it is typed').toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'load game' }))
  expect(alerts(), 'when it is to be loaded').toBe(1)
})
