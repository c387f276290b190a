import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Panel } from './panel'
import { PanelBoundary } from './panel-boundary'

let isBroken = true

function Broken() {
  if (isBroken) throw new Error('no such symbol')
  return <p>drawn</p>
}

beforeEach(() => {
  isBroken = true
  // React reports each error that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

it('says what could not be shown and why, leaves the rest, and draws it again on request', () => {
  render(
    <MantineProvider>
      <Panel title="Deck">
        <Broken />
      </Panel>
      <p>the rest</p>
    </MantineProvider>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Deck could not be shown: no such symbol.')
  expect(screen.getByText('the rest')).toBeDefined()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'try again' }))
  expect(screen.getByText('drawn')).toBeDefined()
})

it('shows a plainer form where there is one', () => {
  render(
    <PanelBoundary what="The line" fallback="plain text">
      <Broken />
    </PanelBoundary>,
  )
  expect(screen.getByText('plain text')).toBeDefined()
})
