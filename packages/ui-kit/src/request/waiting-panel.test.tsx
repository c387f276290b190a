import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WaitingPanel } from './waiting-panel'

afterEach(cleanup)

test('lists the viewer first, then the others in seat order, with a star where an action is waiting', () => {
  render(
    <MantineProvider>
      <WaitingPanel
        players={['ann', 'bob', 'cat']}
        waiting={['cat']}
        viewer="bob"
        requests={[]}
        saving={false}
        answer={async () => {}}
      />
    </MantineProvider>,
  )
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['bob', 'ann', 'cat *'])
  expect(screen.getByText('No actions waiting for you right now.')).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: /cat/ }))
  expect(screen.getByText('An action is waiting for cat.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'choose' })).toBeNull()
})

test('every tab names its panel, also for a player with a blank in the name', () => {
  render(
    <MantineProvider>
      <WaitingPanel
        players={['Bot Ada', 'bob']}
        waiting={[]}
        viewer="cat"
        requests={[]}
        saving={false}
        answer={async () => {}}
      />
    </MantineProvider>,
  )
  for (const tab of screen.getAllByRole('tab')) {
    fireEvent.click(tab)
    expect(tab.getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id)
    expect(screen.getByRole('tabpanel').id).not.toContain(' ')
  }
})
