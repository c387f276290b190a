import { otherSessionsEnd, sessionEnd, sessions, type WireSession } from '@parlour/protocol'
import { CallError, ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SessionsPanel } from './sessions-panel'

afterEach(cleanup)

const HOUR = 60 * 60 * 1000
const session = (_id: string, hours: number, more: Partial<WireSession> = {}): WireSession => ({
  _id,
  created: Date.now() - 22 * 24 * HOUR,
  used: Date.now() - hours * HOUR,
  ...more,
})

/** Shows the panel of a hub that holds these sessions, or answers nothing; returns what is left there. */
function show(open?: readonly WireSession[]): () => readonly string[] {
  let left = open ?? []
  const send: Send = (call, body) => {
    if (open === undefined) return Promise.reject(new CallError('no connection', { httpStatus: 0 }))
    if (call.path === otherSessionsEnd.path) left = left.filter(({ isThis }) => isThis)
    if (call.path === sessionEnd.path) {
      const { id } = body as { readonly id: string }
      left = left.filter(({ _id }) => _id !== id)
    }
    return Promise.resolve((call.path === sessions.path ? { sessions: left } : {}) as never)
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <QueryClientProvider client={client}>
          <SessionsPanel />
        </QueryClientProvider>
      </SendProvider>
    </ParlourThemeProvider>,
  )
  return () => left.map(({ _id }) => _id)
}
const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

it('says of each device when it was used, no finer than the hub knows, and offers no way out here', async () => {
  show([
    session('here', 0, { device: 'Firefox on Linux', isThis: true }),
    session('phone', 1.5, { device: 'Chrome on Android' }),
    session('old', 75),
  ])
  expect(await rows()).toEqual([
    'Firefox on Linuxthis one, signed in 22 days ago',
    'Chrome on Androidused within 2 hours, signed in 22 days agosign out',
    'A browserused 3 days ago, signed in 22 days agosign out',
  ])
})

it('signs out one device, and lists those that are left', async () => {
  const left = show([
    session('here', 0, { isThis: true }),
    session('phone', 3, { device: 'Chrome on Android' }),
  ])
  fireEvent.click(await screen.findByRole('button', { name: 'sign out Chrome on Android, used 3 hours ago' }))
  await expect.poll(() => screen.getAllByRole('listitem').length).toBe(1)
  expect(left()).toEqual(['here'])
  expect(screen.queryByRole('button', { name: 'sign out all others' })).toBeNull()
})

it('says that the list could not be loaded', async () => {
  show()
  expect(await screen.findByText(/^The list could not be loaded/)).toBeTruthy()
})
