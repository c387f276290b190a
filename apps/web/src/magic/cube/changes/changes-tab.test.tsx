import type { CubeChange } from '@parlour/protocol'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { cubeCard, lookupAmong, showPage, testCube } from '../../testing/show-page'
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
      { type: 'face_field', faceIndex: 0, field: 'power', oldValue: '2', newValue: '3', summary: '' },
    ],
  }),
]

function show(changes: readonly CubeChange[] = CHANGES, at = '/magic/cube/cube/changes') {
  const hub = {
    'magic/cube/changes': () => ({ changes, userIds: ['ann', 'bob'] }),
    'magic/card/lookup': lookupAmong([cubeCard('Owl', { name: 'Owl', type_line: 'Creature' })]),
  }
  return showPage(<ChangesTab cube={testCube()} />, hub, { path: '/magic/cube/:id/:tab', at })
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
  const more = await screen.findByRole('button', { name: 'show all 30' })
  expect(within(entries()[0] ?? document.body).getAllByRole('listitem')).toHaveLength(24)
  fireEvent.click(more)
  expect(within(entries()[0] ?? document.body).getAllByRole('listitem')).toHaveLength(30)
})

it('says so when nothing fits', async () => {
  show([])
  expect(await screen.findByText('No change of this cube is like that.')).toBeTruthy()
})
