import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
type Lying = { readonly name: string; readonly tapped?: boolean; readonly counters?: object }
const zone = (table: OpenTable, name: string) =>
  (table.board().ann as Record<string, readonly Lying[]>)[name] ?? []
const names = (table: OpenTable, name: string) => zone(table, name).map((card) => card.name)
const press = (key: string) => fireEvent.keyDown(document.body, { key })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const click = (name: string | RegExp) => fireEvent.click(button(name))
const card = (name: RegExp) =>
  within(screen.getByRole('region', { name: /ann’s creatures/ })).getByRole('button', { name })

/** Opens a dialog of the own library's menu, and looks at so many cards. */
async function look(entry: string, count: string): Promise<HTMLElement> {
  click(/ann’s library/)
  click(entry)
  fireEvent.change(await screen.findByLabelText('cards'), { target: { value: count } })
  click('view')
  await screen.findAllByRole('button', { name: 'later' })
  return screen.getByRole('dialog')
}

describe('the library', () => {
  it('is scried: what is not wanted goes to the bottom, the rest keeps its order', async () => {
    const table = open(position)
    show(table)
    const dialog = await look('scry …', '3')
    expect(within(dialog).queryAllByRole('button', { name: 'graveyard' })).toEqual([])
    const [first] = within(dialog).getAllByRole('button', { name: 'bottom' })
    fireEvent.click(first ?? dialog)
    click('put them back')
    await vi.waitFor(() => expect(names(table, 'library')).toEqual(['Ash', 'Birch', 'Plains', 'Cedar']))
  })

  it('is looked at without the mouse: the count has the focus, Enter looks, and Enter looks at more', async () => {
    const table = open(position)
    show(table)
    press('f')
    const count = await screen.findByLabelText<HTMLInputElement>('cards')
    await vi.waitFor(() => expect(document.activeElement).toBe(count))
    for (const [typed, seen] of [
      ['2', 2],
      ['3', 3],
    ] as const) {
      fireEvent.change(count, { target: { value: typed } })
      const { form } = count
      if (form === null) throw new Error('Enter does nothing here.')
      fireEvent.submit(form)
      await vi.waitFor(() => expect(screen.getAllByRole('button', { name: 'later' })).toHaveLength(seen))
    }
  })

  it('is surveiled: what is not wanted goes to the graveyard', async () => {
    const table = open(position)
    show(table)
    const dialog = await look('surveil …', '2')
    const [, second] = within(dialog).getAllByRole('button', { name: 'graveyard' })
    fireEvent.click(second ?? dialog)
    click('put them back')
    await vi.waitFor(() => expect(names(table, 'graveyard')).toEqual(['Ash']))
    expect(names(table, 'library')).toEqual(['Cedar', 'Birch', 'Plains'])
  })

  it('gives a card that was looked at to the hand, and shows all of them to everybody', async () => {
    const table = open(position)
    show(table)
    const dialog = await look('view top n …', '3')
    fireEvent.click(within(dialog).getByRole('button', { name: 'reveal all' }))
    await within(dialog).findByText('All players see them.')
    expect(table.log('bob').slice(-3)).toEqual(['ann reveals Cedar', 'ann reveals Ash', 'ann reveals Birch'])
    const [, second] = within(dialog).getAllByRole('button', { name: 'hand' })
    fireEvent.click(second ?? dialog)
    click('put them back')
    await vi.waitFor(() => expect(names(table, 'hand')).toEqual(['Ash']))
    expect(names(table, 'library')).toEqual(['Cedar', 'Birch', 'Plains'])
  })

  it('is cascaded from: the first cheaper spell goes on the stack', async () => {
    const table = open(position)
    show(table)
    click(/ann’s library/)
    click('cascade …')
    fireEvent.change(await screen.findByLabelText('mana value of the spell'), { target: { value: '3' } })
    click('cascade')
    await vi.waitFor(() => expect(names(table, 'stack')).toEqual(['Cedar']))
  })

  it('is searched by name, and keeps its order where nobody shuffles it', async () => {
    const table = open(position)
    show(table)
    press('F')
    const dialog = await screen.findByRole('dialog', { name: /library, 4 cards/ })
    await within(dialog).findByRole('button', { name: /Ash/ })
    const listed = within(within(dialog).getByRole('group', { name: 'Cards' })).getAllByRole('button')
    expect(listed.map(({ textContent }) => textContent)).toEqual(['1Ash', '1Birch', '1Cedar', '1Plains'])
    fireEvent.click(within(dialog).getByLabelText('shuffle on closing'))
    fireEvent.click(within(dialog).getByRole('button', { name: 'close' }))
    expect(names(table, 'library')).toEqual(['Cedar', 'Ash', 'Birch', 'Plains'])
    expect(table.log('bob').join('\n')).not.toContain('shuffles')
  })

  it('takes a whole graveyard in with one click, and is shuffled', async () => {
    const table = open({ ...position, ann: { ...position.ann, graveyard: ['Oak', 'Elm'] } })
    show(table)
    click(/ann’s graveyard/)
    click('shuffle into library')
    await vi.waitFor(() => expect(names(table, 'library')).toHaveLength(6))
    expect(names(table, 'graveyard')).toEqual([])
    await vi.waitFor(() => expect(table.log('bob').at(-1)).toBe("ann shuffles ann's library"))
  })

  it('takes a hand back, and as many cards of the next as mulligans were taken', async () => {
    const table = open({ players: ['ann', 'bob'], ann: { library: 'ABCDEFGHIJ'.split('') } })
    show(table)
    press('D')
    await screen.findByRole('region', { name: 'your hand, 7 cards' })
    click(/ann’s library/)
    click('mulligan …')
    const dialog = await screen.findByRole('dialog', { name: 'Your hand' })
    expect(within(dialog).getByRole('button', { name: 'keep 7 cards' })).toBeTruthy()
    fireEvent.click(within(dialog).getByRole('button', { name: 'mulligan' }))
    const keep = await within(dialog).findByRole('button', { name: 'keep 6 cards' })
    expect(keep.hasAttribute('disabled')).toBe(true)
    const [drawn = ''] = names(table, 'hand')
    fireEvent.click(within(dialog).getByRole('button', { name: drawn }))
    fireEvent.click(keep)
    await vi.waitFor(() => expect(names(table, 'hand')).toHaveLength(6))
    expect(names(table, 'library').at(-1)).toBe(drawn)
  })
})

describe('a permanent', () => {
  it('is copied by its key', async () => {
    const table = open(position)
    show(table)
    fireEvent.keyDown(card(/^Wolf/), { key: 'W' })
    await vi.waitFor(() => expect(names(table, 'creatures')).toEqual(['Wolf', 'Herder', 'Wolf']))
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
    await vi.waitFor(() =>
      expect(zone(table, 'creatures').map(({ counters }) => counters)).toEqual([
        { '+1/+1': 1 },
        { '+1/+1': 1 },
      ]),
    )
    fireEvent.click(card(/^Herder/))
    fireEvent.click(card(/^Wolf/), { shiftKey: true })
    press('e')
    await vi.waitFor(() => expect(names(table, 'exile')).toEqual(['Herder', 'Wolf']))
  })

  it('are tapped and untapped by the menu of their zone', async () => {
    const table = open(position)
    show(table)
    click(/^creatures 2/)
    click('tap all')
    await vi.waitFor(() => expect(zone(table, 'creatures').map(({ tapped }) => tapped)).toEqual([true, true]))
    click(/^creatures 2/)
    click(/^untap all/)
    await vi.waitFor(() => expect(zone(table, 'creatures').some(({ tapped }) => tapped)).toBe(false))
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
    await vi.waitFor(() => expect(table.board()).toMatchObject({ ann: { counters }, bob: { counters } }))
  })

  it('counts damage by commanders, marked when it comes near the end', async () => {
    const table = open({ ...position, format: 'Commander' })
    table.answer('ann', { name: 'commander damage', playerName: 'ann', from: 'bob', amount: 14 })
    show(table)
    fireEvent.click(screen.getAllByRole('button', { name: 'counters …' })[0] ?? document.body)
    fireEvent.click(await screen.findByRole('button', { name: 'ann, from bob’s commander, plus 1' }))
    await vi.waitFor(() =>
      expect(screen.getByLabelText('15 from bob’s commander').className).toContain('near'),
    )
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
    await vi.waitFor(() =>
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
    await vi.waitFor(() => expect(document.activeElement, 'Enter rolls').toBe(roll))
    fireEvent.click(roll)
    expect(await screen.findByText('heads')).toBeTruthy()
    click('who starts?')
    await vi.waitFor(() => expect(table.log('ann').at(-1)).toMatch(/to go first/))
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
    await vi.waitFor(() =>
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
