import { cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { open } from '../../rules/testing/open'
import { LiveTable, type OpenTable } from '../testing/live-table'

const cards = {
  Plains: { data: { card_faces: [{ type_line: 'Basic Land — Plains' }] } },
  Herder: {
    data: {
      card_faces: [
        { type_line: 'Creature', oracle_text: 'Create a 1/1 white Bird creature token with flying.' },
      ],
    },
  },
  'Day // Night': { data: { card_faces: [{}, {}] } },
}
const position = {
  players: ['ann', 'bob'],
  cards,
  ann: { library: ['Cedar', 'Ash', 'Birch', 'Plains'], creatures: ['Herder', 'Wolf'], land: ['Plains'] },
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const show = (table: OpenTable) => render(<LiveTable table={table} viewer="ann" />)
type CardFixture = { readonly name: string; readonly tapped?: boolean; readonly counters?: object }
const zone = (table: OpenTable, name: string) =>
  (table.board().ann as Record<string, readonly CardFixture[]>)[name] ?? []
const names = (table: OpenTable, name: string) => zone(table, name).map((card) => card.name)
const press = (key: string) => fireEvent.keyDown(document.body, { key })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const click = (name: string | RegExp) => fireEvent.click(button(name))
const card = (name: RegExp) =>
  within(screen.getByRole('region', { name: /ann’s creatures/ })).getByRole('button', { name })

describe('a permanent', () => {
  it('is copied by its key', async () => {
    const table = open(position)
    show(table)
    fireEvent.keyDown(card(/^Wolf/), { key: 'W' })
    await waitFor(() => expect(names(table, 'creatures')).toEqual(['Wolf', 'Herder', 'Wolf']))
    expect(zone(table, 'creatures')[0]).toMatchObject({ token: true })
  })
})

describe('several cards at once', () => {
  it('are chosen with shift, get counters, and move together', async () => {
    const table = open(position)
    show(table)
    fireEvent.click(card(/^Herder/))
    fireEvent.click(card(/^Wolf/), { shiftKey: true })
    expect(screen.getByText('2 cards')).toBeTruthy()
    press('+')
    await waitFor(() =>
      expect(zone(table, 'creatures').map(({ counters }) => counters)).toEqual([
        { '+1/+1': 1 },
        { '+1/+1': 1 },
      ]),
    )
    fireEvent.click(card(/^Herder/))
    fireEvent.click(card(/^Wolf/), { shiftKey: true })
    press('e')
    await waitFor(() => expect(names(table, 'exile')).toEqual(['Herder', 'Wolf']))
  })

  it('are tapped and untapped by the menu of their zone', async () => {
    const table = open(position)
    show(table)
    click(/^creatures 2/)
    click('tap all')
    await waitFor(() => expect(zone(table, 'creatures').map(({ tapped }) => tapped)).toEqual([true, true]))
    click(/^creatures 2/)
    click(/^untap all/)
    await waitFor(() => expect(zone(table, 'creatures').some(({ tapped }) => tapped)).toBe(false))
  })
})

describe('counters and marks of players', () => {
  it('has presets, which all players get', async () => {
    const table = open(position)
    show(table)
    fireEvent.click(screen.getAllByRole('button', { name: 'counters …' })[0] ?? document.body)
    for (const preset of ['poison', 'energy'])
      fireEvent.click(await screen.findByRole('button', { name: preset }))
    click('OK')
    const counters = { life: 20, poison: 0, energy: 0 }
    await waitFor(() => expect(table.board()).toMatchObject({ ann: { counters }, bob: { counters } }))
  })

  it('counts damage by commanders, marked when it comes near the end', async () => {
    const table = open({ ...position, format: 'Commander' })
    table.answer('ann', { name: 'commander damage', playerName: 'ann', from: 'bob', amount: 14 })
    show(table)
    fireEvent.click(screen.getAllByRole('button', { name: 'counters …' })[0] ?? document.body)
    fireEvent.click(await screen.findByRole('button', { name: 'ann, from bob’s commander, plus 1' }))
    await waitFor(() => expect(screen.getByLabelText('15 from bob’s commander').className).toContain('near'))
  })

  it('passes monarch and initiative round', async () => {
    show(open(position))
    for (const mark of ['monarch', 'initiative']) {
      fireEvent.click(screen.getAllByRole('button', { name: 'bob' })[0] ?? document.body)
      click(mark)
      expect(await within(screen.getByRole('region', { name: 'bob' })).findByText(mark)).toBeTruthy()
    }
    fireEvent.contextMenu(screen.getAllByRole('button', { name: 'bob' })[0] ?? document.body)
    click('no monarch any more')
    await waitFor(() =>
      expect(within(screen.getByRole('region', { name: 'bob' })).queryByText('monarch')).toBeNull(),
    )
  })
})

describe('a dialog', () => {
  it('lets one see the table as long as its eye is held', async () => {
    show(open(position))
    press('q')
    const eye = await screen.findByRole('button', { name: 'Hold to see the table' })
    const hidden = () => document.querySelector('[data-looking]') !== null
    for (const [hold, release] of [
      [fireEvent.pointerDown, fireEvent.pointerUp],
      [() => fireEvent.keyDown(eye, { key: ' ' }), fireEvent.keyUp],
      [fireEvent.pointerDown, fireEvent.blur],
    ] as const) {
      hold(eye)
      expect(hidden()).toBe(true)
      release(eye)
      expect(hidden()).toBe(false)
    }
  })
})

describe('chance', () => {
  it('flips a coin, and says who starts', async () => {
    const table = open({ ...position, chance: { die: [1] } })
    show(table)
    press('q')
    const roll = await screen.findByRole('button', { name: 'roll' })
    await waitFor(() => expect(document.activeElement, 'Enter rolls').toBe(roll))
    fireEvent.click(roll)
    expect(await screen.findByText('heads')).toBeTruthy()
    click('who starts?')
    await waitFor(() => expect(table.log('ann').at(-1)).toMatch(/to go first/))
  })
})

describe('the close-up', () => {
  it('sends with OK what was changed: the face, words and counts', async () => {
    const table = open({ ...position, ann: { creatures: ['Day // Night'] } })
    show(table)
    fireEvent.keyDown(card(/^Day/), { key: 'i' })
    const dialog = await screen.findByRole('dialog', { name: 'Day' })
    fireEvent.change(within(dialog).getByLabelText('active face'), { target: { value: '1' } })
    fireEvent.change(within(dialog).getByLabelText('annotation'), { target: { value: 'goaded' } })
    fireEvent.change(within(dialog).getByLabelText('end of turn'), { target: { value: 'flying' } })
    fireEvent.change(within(dialog).getByLabelText('perpetual'), { target: { value: 'costs less' } })
    fireEvent.click(within(dialog).getByRole('button', { name: '+1/+1 plus 1' }))
    const [addCounter, addTracker] = within(dialog).getAllByRole('button', { name: 'add' })
    // An empty name adds nothing.
    fireEvent.click(addCounter ?? dialog)
    fireEvent.change(within(dialog).getByLabelText('New tracker'), { target: { value: 'damage' } })
    fireEvent.click(addTracker ?? dialog)
    expect(zone(table, 'creatures')[0]).not.toHaveProperty('annotation')
    fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
    await waitFor(() =>
      expect(zone(table, 'creatures')).toMatchObject([
        {
          face: 1,
          annotation: 'goaded',
          annotationEOT: 'flying',
          annotationPerpetual: 'costs less',
          counters: { '+1/+1': 1 },
          trackers: { damage: 1 },
        },
      ]),
    )
  })
})
