import type { HealthReport, HealthSample } from '@parlour/protocol'
import { ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { session } from '../api/session'
import { HealthPage } from './health-page'

afterEach(cleanup)

const SAMPLE: HealthSample = {
  at: 0,
  calls: 11,
  refusals: 12,
  failures: 13,
  writes: 14,
  writeTime: 15,
  storeFailures: 16,
  pushes: 17,
  stall: 18,
  memory: 19 * 1024 * 1024,
  pages: 20,
  runningGames: 21,
  runningGamesBytes: 0,
}
const HEALTH: HealthReport = {
  since: 0,
  version: 1,
  node: 'v20.0.0',
  store: {
    kind: 'sqlite',
    bytes: 2048,
    trouble: null,
    lastBackup: null,
    rows: [
      { table: 'games', count: 1 },
      { table: 'answers', count: 300 },
    ],
  },
  outbox: 22,
  samples: [SAMPLE],
  errors: [],
  warnings: [],
}

it('shows everything that the server counts of itself, and what its store holds', async () => {
  session.signedIn({ _id: 'a', name: 'admin', isAdmin: true, token: 't' })
  const send: Send = async () => ({ health: HEALTH }) as never
  render(
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>
            <HealthPage />
          </MemoryRouter>
        </QueryClientProvider>
      </SendProvider>
    </ParlourThemeProvider>,
  )
  await screen.findByText('Store failures')
  const figures = ['11', '12', '13', '18 ms', '14', '15 ms', '16', '17', '20', '21', '19 MB', '22']
  for (const figure of [...figures, 'about 1 row', 'about 300 rows'])
    expect(screen.getByText(figure), figure).toBeDefined()
})
