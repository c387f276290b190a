import type { CardUpdateStatus } from '@parlour/protocol'
import { ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CardDatabasePanel } from './card-database-panel'

const hub = vi.hoisted((): { begin: unknown } => ({ begin: undefined }))
vi.mock('../api/send', () => ({ sendQuietly: async () => hub.begin }))
vi.mock('../app-version', () => ({ APP_VERSION: 1 }))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const FAILED: CardUpdateStatus = {
  state: 'failed',
  filename: 'f',
  done: 0,
  total: 0,
  cards: 0,
  message: 'The provider cannot be reached.',
}

it('has in the console what went wrong with an update, as it says', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  hub.begin = { update: { ...FAILED, state: 'running', message: 'The update is running.' } }
  const send: Send = async () => ({ update: FAILED, versions: {} }) as never
  render(
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <QueryClientProvider client={new QueryClient()}>
          <CardDatabasePanel />
        </QueryClientProvider>
      </SendProvider>
    </ParlourThemeProvider>,
  )
  await screen.findByText('idle')
  expect(logged).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'update card database' }))
  expect(await screen.findByText('Check console for details')).toBeTruthy()
  expect(logged).toHaveBeenCalledExactlyOnceWith('card update', 'The provider cannot be reached.')
})
