import type { Scar } from '@parlour/mtg-cards'
import type { WireCube } from '@parlour/protocol'
import { CallError } from '@parlour/ui-kit'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { cubeCard, type Hub, lookupAmong, showPage, testCube } from '../../testing/show-page'
import { cubeRights } from '../cube-rights'
import { ScarsTab } from './scars-tab'

afterEach(cleanup)

const free: Scar = {
  id: 'scar-1',
  text: 'Give it flash',
  createdAt: '2026-01-01T00:00:00Z',
  createdBy: 'bob',
  appliedTo: null,
  appliedBy: null,
  appliedAt: null,
  rev: 2,
}
const used: Scar = {
  ...free,
  id: 'scar-2',
  text: 'Add a word',
  appliedTo: 'moth',
  appliedBy: 'bob',
  appliedAt: '2026-02-01T00:00:00Z',
}

function show(viewerId = 'ann', hubMore: Hub = {}, scarlist: readonly Scar[] = [free, used]) {
  const cube = testCube({ scarlist })
  const onCube = vi.fn()
  const hub = {
    'magic/card/lookup': lookupAmong([cubeCard('moth', { name: 'Lantern Moth' })]),
    'magic/cube/update_scar': () => ({ cube }),
    'magic/cube/delete_scar': () => ({ cube }),
    ...hubMore,
  }
  function Tab() {
    const [now, setNow] = useState(cube)
    const store = (next: WireCube) => {
      onCube(next)
      setNow(next)
    }
    return <ScarsTab cube={now} rights={cubeRights(now, viewerId)} onCube={store} onWriting={vi.fn()} />
  }
  const page = showPage(<Tab />, hub)
  return { ...page, onCube }
}

it('parts those to be used from those that were, with card and user', async () => {
  show()
  const available = screen.getByRole('region', { name: /Avaiable Scars/ })
  expect(within(available).getByText('Give it flash')).toBeTruthy()
  const usedList = screen.getByRole('region', { name: /Used Scars/ })
  expect(await within(usedList).findByText('Lantern Moth')).toBeTruthy()
  expect(await within(usedList).findByText(/^bob · /)).toBeTruthy()
  expect(within(usedList).queryByRole('button')).toBeNull()
})

it('draws the symbols of both lists', async () => {
  const text = 'It has “{T}: Add {G}.”'
  show('ann', {}, [
    { ...free, text },
    { ...used, text },
  ])
  for (const name of [/Avaiable Scars/, /Used Scars/]) {
    const list = screen.getByRole('region', { name })
    const symbols = within(list).getAllByRole('img')
    expect(symbols.map((symbol) => symbol.getAttribute('aria-label'))).toEqual(['tap', 'green'])
    expect(list.textContent).not.toContain('{')
  }
})

it('saves a new text, trimmed; a blank one is not saved', async () => {
  const { bodiesOf, onCube } = show()
  fireEvent.click(screen.getByRole('button', { name: 'new scar' }))
  const box = await screen.findByLabelText('What the scar does')
  fireEvent.change(box, { target: { value: '  ' } })
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  fireEvent.change(box, { target: { value: ' Swap two colors ' } })
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(onCube).toHaveBeenCalledOnce())
  expect(bodiesOf('magic/cube/update_scar')).toEqual([
    { cubeId: 'cube', scar: { id: null, text: 'Swap two colors' } },
  ])
})

it('lets its writer and the owner of the cube delete one, nobody else', async () => {
  const { bodiesOf } = show('ann', { 'magic/cube/delete_scar': () => ({ cube: testCube() }) })
  fireEvent.click(screen.getByRole('button', { name: /Give it flash/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  fireEvent.click(await screen.findByRole('button', { name: 'delete' }))
  await waitFor(() =>
    expect(bodiesOf('magic/cube/delete_scar')).toEqual([{ cubeId: 'cube', scar: { id: 'scar-1', rev: 2 } }]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement?.textContent, 'its row, which had the focus, is gone').toBe('new scar')
  cleanup()
  show('cat')
  fireEvent.click(screen.getByRole('button', { name: /Give it flash/ }))
  expect(await screen.findByLabelText('What the scar does')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})

it('shows a text that somebody else saved meanwhile before replacing it', async () => {
  const current = { ...free, text: 'Give it reach', rev: 3 }
  const { bodiesOf, onCube } = show('ann', {
    'magic/cube/update_scar': ({ scar }) => {
      if ((scar as Scar).rev === 2)
        throw new CallError('changed', { httpStatus: 409, code: 'conflict', current })
      return { cube: testCube() }
    },
  })
  fireEvent.click(screen.getByRole('button', { name: /Give it flash/ }))
  fireEvent.change(await screen.findByLabelText('What the scar does'), { target: { value: 'Give it haste' } })
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(await screen.findByText(/Someone else changed this scar .*“Give it reach”/)).toBeTruthy()
  expect(onCube).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(onCube).toHaveBeenCalledOnce())
  expect(bodiesOf('magic/cube/update_scar')).toEqual(
    [2, 3].map((rev) => ({ cubeId: 'cube', scar: { id: 'scar-1', text: 'Give it haste', rev } })),
  )
})

it('asks before one is deleted, by its text, and gives the focus back where it is kept', async () => {
  const { bodiesOf } = show()
  fireEvent.click(screen.getByRole('button', { name: /Give it flash/ }))
  const wish = await screen.findByRole('button', { name: 'Delete' })
  wish.focus()
  fireEvent.click(wish)
  expect(await screen.findByText('Are you sure you want to delete "Give it flash"?')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'cancel' }))
  await waitFor(() => expect(document.activeElement === wish).toBe(true))
  expect(bodiesOf('magic/cube/delete_scar')).toEqual([])
})

it('shows a text that somebody else saved meanwhile before deleting it', async () => {
  const current = { ...free, text: 'Give it reach', rev: 3 }
  const { bodiesOf, onCube } = show('ann', {
    'magic/cube/delete_scar': ({ scar }) => {
      if ((scar as Scar).rev === 2)
        throw new CallError('changed', { httpStatus: 409, code: 'conflict', current })
      return { cube: testCube() }
    },
  })
  fireEvent.click(screen.getByRole('button', { name: /Give it flash/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  fireEvent.click(await screen.findByRole('button', { name: 'delete' }))
  expect(await screen.findByText(/changed this scar .*“Give it reach”.* Delete again/)).toBeTruthy()
  expect(screen.getByText('Are you sure you want to delete "Give it reach"?')).toBeTruthy()
  expect(onCube).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'delete' }))
  await waitFor(() => expect(onCube).toHaveBeenCalledOnce())
  expect(bodiesOf('magic/cube/delete_scar')).toEqual(
    [2, 3].map((rev) => ({ cubeId: 'cube', scar: { id: 'scar-1', rev } })),
  )
})

it('makes the scars of a list one stop of the Tab key, and the cards that others were used on', async () => {
  const more = (scar: Scar, at: number) => ({ ...scar, id: `${scar.id}-${at}` })
  const scars = [0, 1, 2].flatMap((at) => [more(free, at), more(used, at)])
  show('ann', {}, scars)
  const available = screen.getAllByRole('button', { name: /Give it flash/ })
  const chips = await screen.findAllByText('Lantern Moth')
  for (const rows of [available, chips]) {
    expect(rows.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
    rows[0]?.focus()
    fireEvent.keyDown(rows[0] ?? document.body, { key: 'ArrowDown' })
    expect(rows.findIndex((row) => row === document.activeElement)).toBe(1)
    expect(rows.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
  }
})
