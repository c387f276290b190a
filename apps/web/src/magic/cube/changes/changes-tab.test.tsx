import type { CubeChange } from '@parlour/protocol'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { cubeCard, lookupAmong, showPage, testCube } from '../../testing/show-page'
import { cubeRights } from '../cube-rights'
import { ChangesTab } from './changes-tab'

// Without its release number, which only a build knows, nothing of the live connection can be loaded.
vi.hoisted(() => vi.stubGlobal('__APP_VERSION__', 1))

afterEach(cleanup)

const NOW = Date.now()
const change = (id: string, more: Partial<CubeChange>): CubeChange => ({
  id,
  entry: 'act',
  at: NOW - 3 * 60 * 60_000,
  userId: 'ann',
  kind: 'added',
  cardId: id,
  name: id,
  printing: 'lomm 7',
  comment: 'Two birds',
  ...more,
})

const CHANGES: readonly CubeChange[] = [
  change('Moth', { kind: 'removed' }),
  change('Owl', {}),
  change('Newt', {
    entry: 'b',
    kind: 'replaced',
    replaced: { cardId: 'x', name: 'Newt', printing: 'abc 1' },
  }),
  change('Toad', { entry: 'c', kind: 'replaced', replaced: { cardId: 'y', name: 'Frog', printing: '' } }),
  change('Cat', {
    entry: 'd',
    kind: 'scarred',
    userId: null,
    comment: '',
    differences: [
      {
        type: 'face_field',
        faceIndex: 0,
        field: 'power',
        oldValue: '2',
        newValue: '3',
        summary: 'power: "2" to "3"',
      },
    ],
  }),
]

interface TabFixture {
  readonly at?: string
  /** What the cube lists now, and whose it is. */
  readonly cardlist?: readonly string[]
  readonly userId?: string
}

function show(
  changes: readonly CubeChange[] = CHANGES,
  { at = '/magic/cube/cube/changes', cardlist = [], userId = 'ann' }: TabFixture = {},
) {
  const cube = testCube({ cardlist: [...cardlist], userId, flags: { editable: false, legacy: false } })
  const done = (ids: unknown) => (ids as readonly string[]).map((id) => ({ id, status: 'success' }))
  const hub = {
    // An act comes in two parts when it is asked for alone.
    'magic/cube/changes': ({ entry, after }: Record<string, unknown>) => {
      if (entry === undefined) return { changes, userIds: ['ann', 'bob'] }
      const ofAct = changes.filter((one) => one.entry === entry)
      return after === undefined && ofAct.length > 1
        ? { changes: ofAct.slice(0, 1), userIds: [], next: '1.0' }
        : { changes: ofAct.slice(after === undefined ? 0 : 1), userIds: [] }
    },
    'magic/cube/add_remove_cards': ({ removeIds, restoreIds }: Record<string, unknown>) => ({
      cube,
      addResults: [],
      removeResults: done(removeIds),
      restoreResults: done(restoreIds),
    }),
    'magic/card/lookup': lookupAmong([cubeCard('Owl', { name: 'Owl', type_line: 'Creature' })]),
  }
  const tab = <ChangesTab cube={cube} rights={cubeRights(cube, 'ann')} onCube={() => undefined} />
  return showPage(tab, hub, { path: '/magic/cube/:id/:tab', at })
}
const entries = () =>
  within(screen.getByRole('region', { name: 'Changes' }))
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('header') !== null)

it('shows of each act who did it, when, why and to which cards', async () => {
  show()
  await screen.findAllByText('Two birds')
  const [act, printing, replacement, scar] = entries()
  if (act === undefined || printing === undefined || replacement === undefined || scar === undefined)
    throw new Error('four acts were expected')
  await within(act).findByText('ann')
  expect(within(act).getByText('3 h ago')).toBeTruthy()
  const moves = within(act).getAllByRole('listitem')
  expect(moves.map((move) => move.textContent)).toEqual(['Owl', 'Moth'])
  expect(moves.map((move) => within(move).getByRole('img').getAttribute('aria-label'))).toEqual([
    'added',
    'removed',
  ])
  expect(printing.textContent).toContain('other printing: ABC 1 LOMM 7')
  expect(replacement.textContent).toContain('Toadfor Frog')
  expect(scar.textContent).toContain('a drafter')
  expect(scar.textContent).toContain('no comment')
  expect(within(scar).getByText('3').tagName).toBe('INS')
})

it('is narrowed by kind and person in its address, and leads to one act alone', async () => {
  const { bodiesOf } = show()
  fireEvent.click(await screen.findByRole('radio', { name: 'in and out' }))
  const last = () => bodiesOf('magic/cube/changes').at(-1)
  await waitFor(() => expect(last()).toMatchObject({ kinds: ['added', 'restored', 'removed', 'replaced'] }))
  await screen.findByRole('option', { name: 'by bob' })
  fireEvent.change(screen.getByRole('combobox', { name: 'By' }), { target: { value: 'bob' } })
  await waitFor(() => expect(last()).toMatchObject({ userId: 'bob' }))
  expect(screen.getByLabelText('address').textContent).toBe('/magic/cube/cube/changes?show=in+and+out&by=bob')
  const [link] = await screen.findAllByRole('link', { name: '3 h ago' })
  fireEvent.click(link ?? document.body)
  await waitFor(() => expect(last()).toEqual({ cubeId: 'cube', entry: 'act', limit: 200 }))
  fireEvent.click(await screen.findByRole('link', { name: 'all changes' }))
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/magic/cube/cube/changes'))
})

it('folds an act with many cards', async () => {
  show(Array.from({ length: 30 }, (_, at) => change(`Card ${at}`, {})))
  const more = await screen.findByRole('button', { name: 'show 6 more' })
  expect(within(entries()[0] ?? document.body).getAllByRole('listitem')).toHaveLength(24)
  fireEvent.click(more)
  expect(within(entries()[0] ?? document.body).getAllByRole('listitem')).toHaveLength(30)
})

it('says so when nothing fits', async () => {
  show([])
  expect(await screen.findByText('No matching changes.')).toBeTruthy()
})

it('takes an act back as a whole, with a comment that says so', async () => {
  const { bodiesOf } = show(CHANGES, { cardlist: ['Owl', 'Toad', 'Newt'] })
  const buttons = await screen.findAllByRole('button', { name: 'take back' })
  // The scar cannot be taken back.
  expect(buttons).toHaveLength(3)
  fireEvent.click(buttons[0] ?? document.body)
  expect(await screen.findByText('Taken back.')).toBeTruthy()
  fireEvent.click((await screen.findAllByRole('button', { name: 'take back' }))[2] ?? document.body)
  await waitFor(() => expect(bodiesOf('magic/cube/add_remove_cards')).toHaveLength(2))
  expect(bodiesOf('magic/cube/add_remove_cards')).toEqual([
    { cubeId: 'cube', removeIds: ['Owl'], restoreIds: ['Moth'], comment: 'Taken back: Two birds' },
    { cubeId: 'cube', removeIds: ['Toad'], restoreIds: ['y'], comment: 'Taken back: Two birds' },
  ])
})

it('offers no way back to who may not change the cube, nor where nothing is left of an act', async () => {
  show(CHANGES, { cardlist: ['Owl'], userId: 'bob' })
  await screen.findAllByText('Two birds')
  expect(screen.queryByRole('button', { name: 'take back' })).toBeNull()
  cleanup()
  // What came in is out again, what went out is back.
  show(CHANGES, { cardlist: ['Moth', 'x', 'y'] })
  await screen.findAllByText('Two birds')
  expect(screen.queryByRole('button', { name: 'take back' })).toBeNull()
})

it('is written as text and as a table', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'export' }))
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Changes as text' })
  await waitFor(() => expect(box.value).toContain('· ann · Two birds\n+ Owl (LOMM 7)\n− Moth (LOMM 7)\n'))
  expect(box.value).toContain('↻ Newt (LOMM 7) for Newt (ABC 1)\n')
  expect(box.value).toContain('· a drafter\n⚡ Cat (LOMM 7): power: "2" to "3"\n')
  fireEvent.change(screen.getByLabelText('Format'), { target: { value: 'table (CSV)' } })
  const lines = box.value.trim().split('\n')
  expect(lines).toHaveLength(6)
  expect(lines[0]).toBe('date,who,change,name,printing,instead of,its printing,differences,comment')
  expect(lines[2]).toMatch(/Z,ann,added,Owl,lomm 7,,,,Two birds$/)
  expect(lines[4]).toMatch(/,replaced,Toad,lomm 7,Frog,,,Two birds$/)
})
