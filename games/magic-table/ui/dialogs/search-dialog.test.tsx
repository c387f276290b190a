import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { open } from '../../rules/testing/open'
import { LiveTable } from '../testing/live-table'

afterEach(cleanup)

it('leaves a library as it is by Escape, and shuffles it by the button that says so', async () => {
  const table = open({ players: ['ann', 'bob'], ann: { library: ['Cedar', 'Ash', 'Birch'] } })
  render(<LiveTable table={table} />)
  const press = (key: string) => fireEvent.keyDown(document.body, { key })
  const last = () => table.log('bob').at(-1)
  press('F')
  await screen.findByRole('dialog', { name: /library, 3 cards/ })
  press('Escape')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(last()).toBe("ann looks through ann's library")
  expect(table.differences({ ann: { library: ['Cedar', 'Ash', 'Birch'] } })).toEqual([])
  press('F')
  await screen.findByRole('dialog', { name: /library, 3 cards/ })
  fireEvent.click(screen.getByRole('button', { name: 'close and shuffle' }))
  await waitFor(() => expect(last()).toBe("ann shuffles ann's library"))
})
