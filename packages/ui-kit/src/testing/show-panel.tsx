import type { WireLobby } from '@parlour/protocol'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { type Send, SendProvider } from '../api'
import type { LobbyPanel, LobbyPanelProps } from '../lobby/lobby-panel'
import { ParlourThemeProvider } from '../theme/parlour-theme-provider'

interface ShownPanel {
  readonly options?: LobbyPanelProps['options']
  readonly warnings?: WireLobby['warnings']
  readonly experiments?: readonly string[]
  /** Who sits in the lobby, by name. */
  readonly users?: readonly string[]
  /** Answers the calls that the panel makes. */
  readonly send?: Send
}

const noCalls: Send = (call) => Promise.reject(new Error(`nobody answers ${call.path}`))

/**
 * Draws a game's panel in a lobby of ann and bob, or of others. Returns a function that tells what was saved
 * so far, change by change.
 */
export function showPanel(
  Panel: LobbyPanel,
  { options = {}, warnings = [], experiments = [], users = ['ann', 'bob'], send = noCalls }: ShownPanel = {},
) {
  const saved: object[] = []
  const lobby: WireLobby = {
    _id: 'l',
    name: 'n',
    game: 'any',
    options,
    users: users.map((name) => ({ _id: name, name })),
    userId: 'ann',
    createdTimestamp: 0,
    valid: false,
    warnings,
    experiments,
    gameLaunched: false,
    rev: 0,
  }
  render(
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>
            <Panel lobby={lobby} options={options} set={(change) => saved.push(change)} />
          </MemoryRouter>
        </QueryClientProvider>
      </SendProvider>
    </ParlourThemeProvider>,
  )
  return () => saved
}
