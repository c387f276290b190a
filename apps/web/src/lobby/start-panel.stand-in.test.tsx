import type { WireLobby } from '@parlour/protocol'
import { ParlourThemeProvider } from '@parlour/ui-kit'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { createLobbyStore } from './lobby-store'
import { StartPanel } from './start-panel'

vi.mock('../app-version', () => ({ APP_VERSION: 1 }))
afterEach(cleanup)

const LOBBY: WireLobby = {
  _id: 'l',
  name: 'quiet-harbour',
  game: 'Magic',
  options: { format: 'Constructed' },
  users: [],
  userId: 'a',
  createdTimestamp: 0,
  valid: true,
  warnings: [],
  gameLaunched: false,
  rev: 1,
}

it('disables the start button while the name of the lobby is empty', () => {
  const store = createLobbyStore({ fetch: async () => LOBBY, save: async (lobby) => lobby })
  const panel = (isNameless: boolean) => (
    <ParlourThemeProvider>
      <MemoryRouter>
        <StartPanel lobby={LOBBY} store={store} reasons={[]} isMarked={isNameless} isNameless={isNameless} />
      </MemoryRouter>
    </ParlourThemeProvider>
  )
  const start = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Start!' })
  const { rerender } = render(panel(false))
  expect([start().disabled, screen.queryByText('Fix the marked fields.')]).toEqual([false, null])
  rerender(panel(true))
  expect(start().disabled).toBe(true)
  expect(screen.getByText('Fix the marked fields.')).toBeTruthy()
})
