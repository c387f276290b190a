import { CallError, PageRouter, ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { testHistory } from '@parlour/ui-kit/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { TileEditorPage } from './tile-editor-page'

afterEach(cleanup)

type SentCall = readonly [path: string, body: unknown]

/** Shows the editor over a hub that keeps what is saved. */
function show(answer?: (path: string) => unknown) {
  const sent: SentCall[] = []
  const savedTiles = new Map<string, object>()
  const send = ((call: { readonly path: string }, body: Record<string, unknown>) => {
    sent.push([call.path, body])
    const special = answer?.(call.path)
    if (special instanceof Error) return Promise.reject(special)
    if (special instanceof Promise) return special.then(() => send(call as never, body as never))
    if (call.path.endsWith('/all')) return Promise.resolve({ hexes: [...savedTiles.values()] })
    if (call.path.endsWith('/delete')) {
      savedTiles.delete(String(body.id))
      return Promise.resolve({})
    }
    const hex = body.hex as { readonly _id?: string; readonly rev?: number }
    const next = { _id: hex._id ?? 't1', rev: (hex.rev ?? -1) + 1 }
    const saved = { owner: 'ann', userId: 'a', mayChange: true, ...hex, ...next }
    savedTiles.set(saved._id, saved)
    return Promise.resolve({ hex: saved })
  }) as Send
  const history = testHistory('/')
  render(
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <PageRouter history={history}>
            <Routes>
              <Route path="/" element={<TileEditorPage />} />
              <Route path="/home" element={<p>home</p>} />
            </Routes>
          </PageRouter>
        </QueryClientProvider>
      </SendProvider>
    </ParlourThemeProvider>,
  )
  return { sent, history }
}

const act = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const tile = () => within(screen.getByRole('group', { name: 'Tile' }))
const site = (name: RegExp) => tile().getByRole('button', { name })
const press = (name: RegExp) => {
  fireEvent.pointerDown(site(name), { button: 0, pointerId: 1 })
  fireEvent.pointerUp(site(name), { pointerId: 1 })
}
const nameField = (at: number) => screen.getAllByRole('textbox', { name: 'Name' })[at] ?? document.body
const savedTiles = () => within(screen.getByRole('region', { name: 'Saved tiles' }))
const rename = (at: number, value: string) => {
  fireEvent.change(nameField(at), { target: { value } })
  fireEvent.blur(nameField(at))
}

test('begins with a new tile with one site, which is chosen', () => {
  show()
  expect(nameField(0)).toHaveProperty('value', 'new-tile')
  expect(site(/^site 0, value 2, spaces 1, neutral 0$/).getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByText('unsaved changes')).toBeNull()
})

test('connects what is pressed one after the other, also by keys, and an edge; until it is ended', () => {
  show()
  for (const end of [() => act('end'), () => fireEvent.keyDown(window, { key: 'Escape' })]) {
    act('Connect')
    end()
    expect(tile().queryByRole('button', { name: 'edge N' })).toBeNull()
  }
  act('Add Site')
  act('Connect')
  press(/^site 0,/)
  press(/^site 1,/)
  screen.getByText('site 0 to site 1')
  act('Connect')
  fireEvent.keyDown(site(/^site 1,/), { key: 'Enter' })
  fireEvent.keyDown(site(/^edge S$/), { key: 'Enter' })
  screen.getByText('site 1 to edge S')
  act('Remove site 0 to site 1')
  screen.getByRole('button', { name: 'site 0 is reached by no path' })
  act('Undo: removed site 0 to site 1')
  screen.getByText('Edges used: S')
})

test('moves by arrow keys as it is seen, removes, and takes it back', () => {
  show()
  const at = () => [site(/^site 0,/).getAttribute('x'), site(/^site 0,/).getAttribute('y')].map(Number)
  const [x = 0, y = 0] = at()
  act('Edit it turned by 60°')
  fireEvent.keyDown(site(/^site 0,/), { key: 'ArrowRight' })
  const [right = 0, down = 0] = at()
  expect(right).toBeGreaterThan(x)
  expect(Math.abs(down - y)).toBeLessThan(0.2)
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true })
  expect(at()).toEqual([x, y])
  fireEvent.keyDown(window, { key: 'Delete' })
  expect(tile().queryByRole('button', { name: /^site 0/ })).toBeNull()
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true })
  site(/^site 0,/)
})

test('a renamed site keeps its connections, and a name that is taken is refused', () => {
  show()
  act('Add Site')
  act('Connect')
  press(/^site 1,/)
  press(/^site 0,/)
  rename(1, 'site 1')
  screen.getByText('site 0 to site 1')
  fireEvent.change(nameField(1), { target: { value: 'site 1' } })
  screen.getByText('Another site has this name.')
  rename(1, 'Old|Cistern')
  screen.getByText('Old Cistern to site 1')
})

test('a first save takes the id over; a second one saves the same tile', async () => {
  const { sent } = show()
  await screen.findByText('Saved tiles')
  rename(0, 'salt-stair')
  screen.getByText('unsaved changes')
  act('Save')
  await savedTiles().findByRole('button', { name: 'salt-stair' })
  expect(screen.queryByText('unsaved changes')).toBeNull()
  rename(0, 'pepper-stair')
  act('Save')
  await savedTiles().findByRole('button', { name: 'pepper-stair' })
  const bodies = sent
    .filter(([path]) => path === 'tyrants/hex/save')
    .map(([, body]) => (body as { hex: object }).hex)
  expect(bodies).toMatchObject([
    { name: 'salt-stair', sites: [{ paths: [] }] },
    { name: 'pepper-stair', _id: 't1', rev: 0 },
  ])
  expect(bodies[0]).not.toHaveProperty('_id')
  act('Delete')
  act('delete')
  await waitFor(() => expect(savedTiles().queryByRole('button')).toBeNull())
  expect(nameField(0)).toHaveProperty('value', 'new-tile')
})

test('nothing unsaved is lost without a question', async () => {
  const { history } = show()
  act('Add Site')
  act('New Tile')
  act('keep editing')
  site(/^site 1,/)
  history.push('/home')
  await screen.findByText('The changes to this tile are not saved.')
  act('discard')
  await screen.findByText('home')
})

test('a save that fails says so, and one that was overtaken asks what is to stand', async () => {
  let fails = true
  const stands = {
    _id: 't1',
    name: 'theirs',
    rev: 4,
    mayChange: true,
    owner: 'bob',
    sites: [],
    connectors: [],
  }
  const { sent } = show((path) => {
    if (!path.endsWith('/save') || !fails) return undefined
    return new CallError('No.', { httpStatus: 409, code: 'conflict', current: stands })
  })
  rename(0, 'mine')
  act('Save')
  await screen.findByText(/^This tile has since been saved elsewhere/)
  fails = false
  act('save mine over it')
  await waitFor(() => expect(sent.at(-2)?.[1]).toMatchObject({ hex: { _id: 't1', rev: 4, name: 'mine' } }))
  cleanup()
  show((path) =>
    path.endsWith('/save') ? new CallError('The disk is full.', { httpStatus: 503 }) : undefined,
  )
  act('Save')
  await screen.findByText('error saving tile')
  screen.getByText('The disk is full.')
})

test('a press on another site ends the typing of a name, and chooses that site', () => {
  show()
  act('Add Site')
  press(/^site 0,/)
  nameField(1).focus()
  fireEvent.change(nameField(1), { target: { value: 'Salt Stair' } })
  press(/^site 1,/)
  screen.getByRole('button', { name: /^Salt Stair,/ })
  expect(site(/^site 1,/).getAttribute('aria-pressed')).toBe('true')
  fireEvent.keyDown(site(/^site 1,/), { key: 'Delete' })
  expect(tile().queryByRole('button', { name: /^site 1,/ })).toBeNull()
  site(/^Salt Stair,/)
})

const saves = (sent: readonly SentCall[]) =>
  sent.flatMap(([path, body]) => (path.endsWith('/save') ? [(body as { hex: object }).hex] : []))

test('a tile that is pasted never takes the place of the one that was open', async () => {
  const { sent } = show()
  await screen.findByText('Saved tiles')
  act('Save')
  await savedTiles().findByRole('button', { name: 'new-tile' })
  act('paste')
  const pasted = { name: 'pasted', sites: [], connectors: [] }
  const json = await screen.findByRole('textbox', { name: 'JSON' })
  fireEvent.change(json, { target: { value: JSON.stringify(pasted) } })
  act('take it')
  await waitFor(() => expect(nameField(0)).toHaveProperty('value', 'pasted'))
  screen.getByText('unsaved changes')
  act('Save')
  await waitFor(() => expect(saves(sent)).toHaveLength(2))
  expect(saves(sent)[1]).not.toHaveProperty('_id')
})

test('a save of a tile that was left says nothing of the next one', async () => {
  const heldAnswers: (() => void)[] = []
  const { sent } = show((path) =>
    path.endsWith('/save') && heldAnswers.length === 0
      ? new Promise<void>((resolve) => heldAnswers.push(resolve))
      : undefined,
  )
  await screen.findByText('Saved tiles')
  act('Save')
  await waitFor(() => expect(heldAnswers).toHaveLength(1))
  act('New Tile')
  heldAnswers[0]?.()
  await savedTiles().findByRole('button', { name: 'new-tile' })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('data-loading')).toBe(false),
  )
  act('Save')
  // The first one was put down twice: as it was asked, and as it was done.
  await waitFor(() => expect(saves(sent)).toHaveLength(3))
  expect(saves(sent)[2]).not.toHaveProperty('_id')
})

test('a tile that was deleted elsewhere is saved as a new one, and a delete that fails asks nothing of a save', async () => {
  let hub: 'usual' | 'gone' | 'refuses' = 'usual'
  const { sent } = show((path) => {
    if (hub === 'gone' && path.endsWith('/save')) return new CallError('Gone.', { httpStatus: 404 })
    if (hub === 'refuses' && path.endsWith('/delete')) return new CallError('No.', { httpStatus: 403 })
    return undefined
  })
  await screen.findByText('Saved tiles')
  act('Save')
  await savedTiles().findByRole('button', { name: 'new-tile' })
  hub = 'refuses'
  act('Delete')
  act('delete')
  await screen.findByText('The tile was not deleted.')
  expect(screen.queryByText(/^This tile was saved elsewhere/)).toBeNull()
  hub = 'gone'
  act('Save')
  await screen.findByText(/^This tile has since been deleted elsewhere/)
  hub = 'usual'
  act('save mine as a new tile')
  await waitFor(() => expect(saves(sent)).toHaveLength(3))
  expect(saves(sent)[2]).not.toHaveProperty('_id')
})

test('a tile that was changed elsewhere is deleted only when that is wished all the same', async () => {
  let isNewer = true
  const { sent } = show((path) =>
    isNewer && path.endsWith('/delete')
      ? new CallError('Changed.', { httpStatus: 409, code: 'conflict', current: { _id: 't1', rev: 7 } })
      : undefined,
  )
  await screen.findByText('Saved tiles')
  act('Save')
  await savedTiles().findByRole('button', { name: 'new-tile' })
  act('Delete')
  act('delete')
  await screen.findByText('The tile was not deleted because it has since been changed elsewhere.')
  expect(savedTiles().getByRole('button', { name: 'new-tile' })).toBeTruthy()
  isNewer = false
  act('delete it all the same')
  await waitFor(() => expect(savedTiles().queryByRole('button', { name: 'new-tile' })).toBeNull())
  expect(sent.filter(([path]) => path.endsWith('/delete')).map(([, body]) => body)).toEqual([
    { id: 't1', rev: 0 },
    { id: 't1', rev: 7 },
  ])
})

test('a list that cannot be had says why', async () => {
  show((path) => (path.endsWith('/all') ? new CallError('Not today.', { httpStatus: 500 }) : undefined))
  await screen.findByText('error: Not today.')
})
