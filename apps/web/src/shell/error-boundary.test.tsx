import { MantineProvider } from '@mantine/core'
import { Panel, followMissingParts } from '@parlour/ui-kit'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary'

followMissingParts()
const reload = vi.fn()

beforeEach(() => {
  // React reports each error that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  reload.mockClear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  cleanup()
})

function Broken({ error }: { readonly error: Error }): never {
  throw error
}

/** Draws a page of which a part cannot be fetched, in a panel, while the server answers or does not. */
function showWithoutPart(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', answer)
  const error = new Error('Failed to fetch dynamically imported module: /assets/a-1.js')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  render(
    <MantineProvider>
      <ErrorBoundary>
        <Panel title="Deck">
          <Broken error={error} />
        </Panel>
      </ErrorBoundary>
    </MantineProvider>,
  )
}
const there = () => Promise.resolve(new Response(null, { status: 200 }))

it('reloads a page of which a part is missing by itself, once', async () => {
  showWithoutPart(there)
  screen.getByRole('heading', { name: 'Parlour was updated' })
  await screen.findByText('This page loads its new version now.')
  expect(reload).toHaveBeenCalledTimes(1)
  cleanup()
  showWithoutPart(there)
  await screen.findByText(/^This page needs its new version: reload it/)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(document.body.textContent).not.toContain('dynamically')
})

it('leaves it to a person where the tab cannot note that it reloaded', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  showWithoutPart(there)
  await screen.findByText(/^This page needs its new version: reload it/)
  expect(reload).not.toHaveBeenCalled()
})

it('says so where the server is away, and stays', async () => {
  showWithoutPart(() => Promise.reject(new TypeError('no network')))
  await screen.findByRole('heading', { name: 'Not connected' })
  expect(reload).not.toHaveBeenCalled()
})

it('shows any other error as it is', () => {
  render(
    <MantineProvider>
      <ErrorBoundary>
        <Broken error={new Error('no such symbol')} />
      </ErrorBoundary>
    </MantineProvider>,
  )
  screen.getByText('no such symbol')
})
