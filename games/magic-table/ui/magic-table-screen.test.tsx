import { cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { open } from '../rules/testing/open'
import { LiveTable, type OpenTable } from './testing/live-table'

const cards = {
  Plains: { data: { card_faces: [{ type_line: 'Basic Land — Plains' }] } },
  Bear: {
    data: { card_faces: [{ type_line: 'Creature — Bear', power: '2', toughness: '2', mana_cost: '{1}{G}' }] },
  },
  Flash: { data: { card_faces: [{ type_line: 'Instant', oracle_text: 'Flashback {2}' }] } },
}
const position = {
  players: ['ann', 'bob'],
  cards,
  phase: 'main 1',
  ann: {
    library: ['Plains', 'Bear', 'Plains', 'Bear'],
    hand: ['Plains', 'Bear'],
    creatures: ['Bear'],
    graveyard: ['Flash'],
  },
  bob: { library: ['Bear', 'Plains'], hand: ['Bear'], creatures: ['Wolf'] },
}

let now = 0
beforeEach(() => {
  localStorage.clear()
  now = 1_000_000
  vi.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = (table: OpenTable, viewer = 'ann') => render(<LiveTable table={table} viewer={viewer} />)
const zone = (name: RegExp) => screen.getByRole('region', { name })
const inZone = (name: RegExp) => within(zone(name)).queryAllByRole('button', { pressed: false })
const card = (place: RegExp, name: RegExp) => within(zone(place)).getByRole('button', { name })
type CardFixture = { readonly name: string; readonly tapped?: boolean; readonly attachedTo?: string }
const lying = (table: OpenTable, player: string, zoneName: string) =>
  ((table.board()[player] as Record<string, readonly CardFixture[]>)[zoneName] ?? []).map(({ name }) => name)
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more })

describe('clicks', () => {
  it('choose a card, and move it by a click on the name of a zone', async () => {
    const table = open(position)
    show(table)
    fireEvent.click(card(/your hand/, /^Bear/))
    expect(card(/your hand/, /^Bear/).getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(within(zone(/ann’s creatures/)).getByRole('button', { name: /^creatures/ }))
    await waitFor(() => expect(lying(table, 'ann', 'creatures')).toEqual(['Bear', 'Bear']))
    expect(lying(table, 'ann', 'hand')).toEqual(['Plains'])
  })

  it('tap a card that is clicked twice in a short time, and only then', async () => {
    const table = open(position)
    show(table)
    fireEvent.click(card(/ann’s creatures/, /^Bear/))
    now += 499
    fireEvent.click(card(/ann’s creatures/, /^Bear/))
    await screen.findByRole('button', { name: /^Bear, .*tapped/ })
    now += 2000
    fireEvent.click(card(/ann’s creatures/, /^Bear/))
    now += 501
    fireEvent.click(card(/ann’s creatures/, /^Bear/))
    expect(card(/ann’s creatures/, /^Bear/).getAttribute('aria-pressed')).toBe('false')
    expect(screen.getByRole('button', { name: /^Bear, .*tapped/ })).toBeTruthy()
  })

  it('move all cards of a pile, with words that say so until Escape or a zone', async () => {
    const table = open(position)
    show(table)
    fireEvent.click(screen.getByRole('button', { name: /ann’s graveyard, 1 card/ }))
    fireEvent.click(screen.getByRole('button', { name: 'move all …' }))
    expect(screen.getByText('Click on a zone to move all cards from the graveyard.')).toBeTruthy()
    press('Escape')
    expect(screen.queryByText(/^Click on a zone/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: /ann’s graveyard, 1 card/ }))
    fireEvent.click(screen.getByRole('button', { name: 'move all …' }))
    fireEvent.click(zone(/your hand/))
    await waitFor(() => expect(lying(table, 'ann', 'hand')).toEqual(['Plains', 'Bear', 'Flash']))
  })

  it('move what was revealed of a library, in the words of the toast', async () => {
    const table = open(position)
    show(table)
    fireEvent.click(screen.getByRole('button', { name: /ann’s library, 4 cards/ }))
    fireEvent.click(screen.getByRole('button', { name: /^reveal next/ }))
    await screen.findByRole('button', { name: /ann’s library, 4 cards, on top Plains/ })
    fireEvent.click(screen.getByRole('button', { name: /ann’s library, 4 cards/ }))
    fireEvent.click(screen.getByRole('button', { name: 'move revealed …' }))
    expect(screen.getByText('Click on a zone to move all revealed cards from the library.')).toBeTruthy()
    fireEvent.click(zone(/ann’s land/))
    await waitFor(() => expect(lying(table, 'ann', 'land')).toEqual(['Plains']))
  })

  it('attach a card to the one that is clicked next, and tuck it behind that one', async () => {
    const table = open({ ...position, ann: { ...position.ann, battlefield: ['Sash'] } })
    show(table)
    fireEvent.contextMenu(card(/ann’s battlefield/, /^Sash/))
    fireEvent.click(screen.getByRole('button', { name: /^attach to …/ }))
    expect(screen.getByText('Choose the card to attach Sash to.')).toBeTruthy()
    fireEvent.click(card(/ann’s creatures/, /^Bear/))
    await screen.findByRole('button', { name: /^Bear, .*attached: Sash/ })
    expect(within(zone(/ann’s creatures/)).getByRole('button', { name: /^Sash/ })).toBeTruthy()
  })
})

describe('menus', () => {
  it('count counters on a card', async () => {
    show(open(position))
    fireEvent.contextMenu(card(/ann’s creatures/, /^Bear/))
    fireEvent.click(screen.getByRole('button', { name: '+1/+1 plus 1' }))
    await screen.findByRole('button', { name: /^Bear, Creature — Bear, 3\/3, \+1\/\+1 1/ })
  })

  it('of a zone show no card that the viewer may not know', () => {
    show(open(position))
    fireEvent.click(screen.getByRole('button', { name: /bob’s library/ }))
    const menu = screen.getByRole('group', { name: 'Menu of the zone' })
    expect(within(menu).getAllByText('hidden')).toHaveLength(2)
    expect(within(menu).queryByText('Bear')).toBeNull()
  })

  it('of a player change life, and ask before a game is given up', async () => {
    const table = open(position)
    show(table)
    fireEvent.click(screen.getByRole('button', { name: 'bob’s life minus 5' }))
    await waitFor(() => expect(table.board()).toMatchObject({ bob: { counters: { life: 15 } } }))
    fireEvent.click(screen.getAllByRole('button', { name: 'ann' })[0] ?? document.body)
    fireEvent.click(screen.getByRole('button', { name: 'concede …' }))
    fireEvent.click(await screen.findByRole('button', { name: 'concede' }))
    expect(await screen.findByText('Game over')).toBeTruthy()
  })
})

describe('the keyboard', () => {
  it('plays a turn: star, land, creature, attack, pass', async () => {
    const table = open({ ...position, phase: 'end' })
    show(table)
    press('N')
    await waitFor(() => expect(table.board()).toMatchObject({ phase: 'main 1' }))
    expect(lying(table, 'ann', 'hand')).toEqual(['Plains', 'Bear', 'Plains'])
    await screen.findByRole('region', { name: 'your hand, 3 cards' })
    press('1')
    press('y')
    await screen.findByRole('region', { name: 'your hand, 2 cards' })
    expect(lying(table, 'ann', 'land')).toEqual(['Plains'])
    press('1')
    press('c')
    await screen.findByRole('region', { name: 'your hand, 1 card' })
    expect(lying(table, 'ann', 'creatures')).toEqual(['Bear', 'Bear'])
    press('n')
    await waitFor(() => expect(screen.getByRole('button', { current: 'step' }).textContent).toBe('c begin'))
    press('n')
    await waitFor(() => expect(table.board()).toMatchObject({ phase: 'attackers' }))
    const [attacker] = within(zone(/ann’s creatures/)).getAllByRole('button', { name: /^Bear/ })
    fireEvent.keyDown(attacker ?? document.body, { key: 'a' })
    await waitFor(() => expect(lying(table, 'ann', 'attacking')).toEqual(['Bear']))
    press('p')
    await waitFor(() => expect(table.board()).toMatchObject({ priority: 'bob' }))
  })

  it('has a sheet of all keys behind ?', async () => {
    show(open(position))
    press('?')
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard' })
    expect(within(sheet).getByText('tap or untap')).toBeTruthy()
    expect(within(sheet).getByText('pass priority')).toBeTruthy()
  })

  it('leaves letters to a field', () => {
    const table = open(position)
    show(table)
    const [field] = screen.getAllByRole('textbox')
    fireEvent.keyDown(field ?? document.body, { key: 'd' })
    expect(lying(table, 'ann', 'hand')).toEqual(['Plains', 'Bear'])
  })
})

describe('what a viewer may know', () => {
  it('an opponent’s hand is backs, the own one is cards', () => {
    show(open(position), 'bob')
    expect(within(zone(/ann’s hand/)).getAllByRole('button', { name: 'ann’s hand: hidden' })).toHaveLength(2)
    expect(card(/your hand/, /^Bear/)).toBeTruthy()
  })

  it('text mode lists the same cards as lines, with their counters and attachments', async () => {
    show(
      open({
        ...position,
        ann: {
          ...position.ann,
          creatures: [{ name: 'Bear', tapped: true, counters: { '+1/+1': 2 }, annotation: 'sleepy' }],
        },
      }),
    )
    press('`')
    expect(await screen.findByText('+1/+1: 2, sleepy')).toBeTruthy()
    expect(screen.getByText('flashback')).toBeTruthy()
    expect(inZone(/bob’s hand/).some((one) => one.textContent === 'Bear')).toBe(false)
    press('`')
  })
})

describe('dialogs', () => {
  it('begin with their defaults', async () => {
    show(open({ ...position, ann: { library: 'ABCDE'.split('') } }))
    press('q')
    expect(await screen.findByLabelText('faces')).toHaveProperty('value', '2')
    fireEvent.click(screen.getByRole('button', { name: 'close' }))
    press('f')
    expect(await screen.findByLabelText('cards')).toHaveProperty('value', '1')
    fireEvent.click(screen.getByRole('button', { name: 'cancel' }))
    fireEvent.click(screen.getByRole('button', { name: /ann’s library/ }))
    fireEvent.click(screen.getByRole('button', { name: 'shuffle bottom …' }))
    expect(await screen.findByLabelText('cards from the bottom')).toHaveProperty('value', '5')
    fireEvent.click(screen.getByRole('button', { name: 'cancel' }))
    fireEvent.click(screen.getAllByRole('button', { name: 'counters …' })[0] ?? document.body)
    expect(await screen.findAllByLabelText(/^New counter \d+$/)).toHaveLength(10)
  })

  it('search a library, take a card, and shuffle on closing', async () => {
    const table = open(position)
    show(table)
    press('F')
    const dialog = await screen.findByRole('dialog', { name: /library, 4 cards/ })
    fireEvent.click(await within(dialog).findByRole('button', { name: /Bear/ }))
    fireEvent.click(within(dialog).getByRole('button', { name: 'hand' }))
    await waitFor(() => expect(lying(table, 'ann', 'hand')).toEqual(['Plains', 'Bear', 'Bear']))
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'close and shuffle' }))
    await waitFor(() => expect(table.log('bob').at(-1)).toMatch(/shuffles/))
  })

  it('put cards of the top back in another order', async () => {
    const table = open(position)
    show(table)
    press('f')
    fireEvent.change(await screen.findByLabelText('cards'), { target: { value: '2' } })
    fireEvent.click(screen.getByRole('button', { name: 'view' }))
    const [later] = await screen.findAllByRole('button', { name: 'later' })
    fireEvent.click(later ?? document.body)
    fireEvent.click(screen.getByRole('button', { name: 'put them back' }))
    await waitFor(() => expect(lying(table, 'ann', 'library')).toEqual(['Bear', 'Plains', 'Plains', 'Bear']))
  })
})
