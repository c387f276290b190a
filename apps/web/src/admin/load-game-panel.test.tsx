import { adminLoadGame } from '@parlour/protocol'
import { ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { session } from '../api/session'
import { LoadGamePanel } from './load-game-panel'

afterEach(cleanup)

const show = (send: Send): void => {
  session.signedIn({ _id: 'a', name: 'ann', isAdmin: true, token: 't' })
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
}
const paste = (text: string) =>
  fireEvent.change(screen.getByLabelText('Game data'), { target: { value: text } })
const load = () => fireEvent.click(screen.getByRole('button', { name: 'load game' }))

it('says once what is wrong with the pasted data', () => {
  show(async () => ({ users: [] }) as never)
  const alerts = () => screen.queryAllByText('Unable to parse JSON').length
  paste('{')
  expect(alerts(), 'while it is typed').toBe(1)
  load()
  expect(alerts(), 'when it is to be loaded').toBe(1)
})

it.each([
  { named: 'una', missing: 'una' },
  { named: null, missing: 'ann' },
])('wants among the players whom the settings of the server name: $named', async ({ named, missing }) => {
  show(async (call) => (call.path === adminLoadGame.path ? { adminName: named } : { users: [] }) as never)
  paste(JSON.stringify({ settings: { players: [{ _id: 'e', name: 'eve' }] } }))
  load()
  expect((await screen.findByRole('alert')).textContent).toBe(
    `${missing} is not mapped to one of the players`,
  )
})
