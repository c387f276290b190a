import type { AuditLine } from '@parlour/protocol'
import { ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { session } from '../api/session'
import { AuditPage } from './audit-page'

afterEach(cleanup)

const act = (id: string, more: Partial<AuditLine>): AuditLine => ({
  id,
  at: Date.now() - 3 * 60_000,
  actor: 'ann',
  action: 'user deactivate',
  target: 'bob',
  behind: null,
  ip: '192.0.2.7',
  ...more,
})
const LATEST = act('2', {})
const OLDER = act('1', { actor: 'cat', action: 'magic/deck/delete', target: null, behind: 'ann', ip: null })

function show(isAdmin: boolean): void {
  session.signedIn({ _id: 'a', name: 'ann', isAdmin, token: 't' })
  const send: Send = async (_call, body) =>
    ('after' in Object(body) ? { entries: [OLDER] } : { entries: [LATEST], next: 'x' }) as never
  render(
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>
            <AuditPage />
          </MemoryRouter>
        </QueryClientProvider>
      </SendProvider>
    </ParlourThemeProvider>,
  )
}
const cells = (row: HTMLElement) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)

it('lists who did what to whom, when and from where, latest first, with older entries on request', async () => {
  show(true)
  fireEvent.click(await screen.findByRole('button', { name: 'show older' }))
  await screen.findByText('magic/deck/delete')
  const [, latest, older] = screen.getAllByRole('row').map(cells)
  expect(latest).toEqual(['3 m ago', 'ann', 'user deactivate', 'bob', '192.0.2.7'])
  expect(older?.slice(1)).toEqual(['ann, acting as cat', 'magic/deck/delete', '', ''])
})

it('is for admins alone', () => {
  show(false)
  expect(screen.getByText('Only admins may use this page.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
