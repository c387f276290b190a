import type { WireSentNotice } from '@parlour/protocol'
import { CallError, ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SentPanel } from './sent-panel'

afterEach(cleanup)

const MINUTE = 60_000
const sent = (n: number, more: Partial<WireSentNotice> = {}): WireSentNotice => ({
  _id: String(n),
  at: Date.now() - (n + 0.5) * MINUTE,
  title: `game-${n} waits for you`,
  channel: { _id: 'c', kind: 'discord', host: 'discord.com' },
  delivery: 'sent',
  ...more,
})

function show(answer: () => Promise<readonly WireSentNotice[]>): void {
  const send: Send = async () => ({ sent: await answer() }) as never
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <QueryClientProvider client={client}>
          <SentPanel />
        </QueryClientProvider>
      </SendProvider>
    </ParlourThemeProvider>,
  )
}
const rows = async () =>
  (await screen.findAllByRole('listitem')).map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )

it('says of each message when it was sent, by which way, and why it was not', async () => {
  show(async () => [
    sent(1),
    sent(2, {
      channel: { _id: 'p', kind: 'push', host: 'push.test', target: 'Firefox on Linux' },
      delivery: 'trying',
      why: 'answered 503',
    }),
    sent(90, { delivery: 'failed', why: 'the address is gone' }),
  ])
  expect(await rows()).toEqual([
    ['1 m ago', 'game-1 waits for you', 'sent by Discord, discord.com'],
    [
      '2 m ago',
      'game-2 waits for you',
      'not sent yet, is tried again: answered 503. Way: Browser, Firefox on Linux',
    ],
    ['1 h ago', 'game-90 waits for you', 'not sent: the address is gone. Way: Discord, discord.com'],
  ])
})

it('shows the last few, and all on request', async () => {
  show(async () => Array.from({ length: 12 }, (_, n) => sent(n + 1)))
  expect(await rows()).toHaveLength(8)
  fireEvent.click(screen.getByRole('button', { name: 'show all 12' }))
  expect(await rows()).toHaveLength(12)
  fireEvent.click(screen.getByRole('button', { name: 'show the last 8' }))
  expect(await rows()).toHaveLength(8)
})

it('says that nothing was sent, or that the list could not be loaded', async () => {
  show(async () => [])
  expect(await screen.findByText('Nothing was sent in the last 14 days.')).toBeTruthy()
  cleanup()
  show(() => Promise.reject(new CallError('no connection', { httpStatus: 0 })))
  expect(await screen.findByText(/^The list could not be loaded/)).toBeTruthy()
  expect(screen.queryByText(/^Nothing was sent/)).toBeNull()
})
