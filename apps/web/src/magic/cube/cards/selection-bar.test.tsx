import { CallError } from '@parlour/ui-kit'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cubeCard, lookupAmong, showPage, testCube } from '../../testing/show-page'
import { cubeRights } from '../cube-rights'
import { CardsTab } from './cards-tab'

afterEach(cleanup)

const HERON = cubeCard('heron', { name: 'Pole Heron', mana_cost: '{U}', type_line: 'Creature — Bird' })
const CARDS = [
  cubeCard('moth', { name: 'Lantern Moth', mana_cost: '{1}{W}', type_line: 'Creature — Insect' }),
  HERON,
  cubeCard('sky', { name: 'Sky Tax', mana_cost: '{W}{U}', type_line: 'Instant' }),
]
const filters = [{ kind: 'type', operator: 'and', value: 'creature' }] as const

function show({ editable = true, search = '', hub = {}, cards = CARDS } = {}) {
  const cube = testCube({
    cardlist: cards.map(({ _id }) => _id),
    flags: { editable, legacy: false },
  })
  return showPage(
    <CardsTab cube={cube} rights={cubeRights(cube, 'bob')} isSearching={false} onCube={vi.fn()} />,
    { 'magic/card/lookup': lookupAmong(cards), ...hub },
    { path: '/magic/cube', at: `/magic/cube${search}` },
  )
}

describe('cards of a cube that are selected', () => {
  const tick = async (name: string, shiftKey = false) =>
    fireEvent.click(await screen.findByRole('checkbox', { name: `select ${name}` }), { shiftKey })
  const bar = async () => within(await screen.findByRole('toolbar', { name: 'Selected cards' }))
  /** A hub that does what it is asked; meanwhile somebody else has added a card. */
  const results = (ids: unknown, made?: string) =>
    (ids as readonly string[]).map((id) => ({ id, status: 'success', ...(made && { copyId: made }) }))
  const changes = (copyId = 'fresh') => ({
    'magic/cube/add_remove_cards': ({ addIds, removeIds, restoreIds }: Record<string, unknown>) => ({
      cube: testCube({ cardlist: [...CARDS.map(({ _id }) => _id), 'of-another', copyId] }),
      addResults: results(addIds, copyId),
      removeResults: results(removeIds),
      restoreResults: results(restoreIds),
    }),
  })

  it('are removed together, from the first to the last with shift, and put back', async () => {
    const { bodiesOf } = show({ hub: changes() })
    await tick('Lantern Moth')
    await tick('Sky Tax', true)
    expect((await bar()).getByText('3 selected')).toBeTruthy()
    fireEvent.change((await bar()).getByRole('textbox', { name: 'Comment' }), {
      target: { value: 'too slow' },
    })
    fireEvent.click((await bar()).getByRole('button', { name: 'remove' }))
    fireEvent.click(await screen.findByRole('button', { name: 'undo' }))
    await waitFor(() => expect(bodiesOf('magic/cube/add_remove_cards')).toHaveLength(2))
    const [removed, undone] = bodiesOf('magic/cube/add_remove_cards')
    const ids = ['moth', 'heron', 'sky']
    expect(removed).toMatchObject({ addIds: [], removeIds: ids, restoreIds: [], comment: 'too slow' })
    expect(undone).toMatchObject({ addIds: [], removeIds: [], restoreIds: ids })
    expect(screen.queryByRole('toolbar')).toBeNull()
  })

  it('get another printing by its picture, and the old copy back', async () => {
    const printed = { ...HERON, _id: 'printed', source: 'scryfall', data: { ...HERON.data, set: 'm10' } }
    const hub = { 'magic/card/by_name': () => ({ cards: [printed], sets: [] }), ...changes() }
    const { bodiesOf } = show({ hub })
    await tick('Pole Heron')
    fireEvent.click((await bar()).getByRole('button', { name: 'printing' }))
    fireEvent.click(await screen.findByRole('button', { name: /M10/ }))
    fireEvent.click(screen.getByRole('button', { name: 'take this printing' }))
    fireEvent.click(await screen.findByRole('button', { name: 'undo' }))
    await waitFor(() => expect(bodiesOf('magic/cube/add_remove_cards')).toHaveLength(2))
    const [changed, undone] = bodiesOf('magic/cube/add_remove_cards')
    expect(changed).toMatchObject({ addIds: ['printed'], removeIds: ['heron'] })
    expect(undone).toMatchObject({ removeIds: ['fresh'], restoreIds: ['heron'] })
  })

  it('do not get the printing that they have', async () => {
    const printing = (at: number) => ({ set: `m1${at}`, collector_number: '169' })
    const copies = ['one', 'two'].map((_id, at) => ({
      ...HERON,
      _id,
      data: { ...HERON.data, origin: printing(at) },
    }))
    const printed = ['of one', 'of two'].map((_id, at) => ({
      ...HERON,
      _id,
      source: 'scryfall',
      data: { ...HERON.data, ...printing(at) },
    }))
    const hub = { 'magic/card/by_name': () => ({ cards: printed, sets: [] }), ...changes() }
    const { bodiesOf } = show({ hub, cards: copies })
    const [first, second] = await screen.findAllByRole('checkbox', { name: 'select Pole Heron' })
    const take = async (name: RegExp) => {
      fireEvent.click((await bar()).getByRole('button', { name: 'printing' }))
      fireEvent.click(await screen.findByRole('button', { name }))
      return screen.getByRole<HTMLButtonElement>('button', { name: 'take this printing' })
    }
    if (first !== undefined) fireEvent.click(first)
    const same = await take(/M10/)
    expect([same.disabled, same.title]).toEqual([true, 'This printing is already in use.'])
    fireEvent.click(screen.getByRole('button', { name: 'cancel' }))
    if (second !== undefined) fireEvent.click(second)
    fireEvent.click(await take(/M10/))
    await waitFor(() => expect(bodiesOf('magic/cube/add_remove_cards')).toHaveLength(1))
    expect(bodiesOf('magic/cube/add_remove_cards')).toMatchObject([
      { addIds: ['of one'], removeIds: ['two'] },
    ])
  })

  it('are replaced by another card, and come back in its place', async () => {
    const found = { ...HERON, _id: 'printed', source: 'scryfall' as const }
    const search = () => ({ cards: [found], total: 1 })
    const { bodiesOf } = show({ hub: { 'magic/card/search': search, ...changes() } })
    await tick('Sky Tax')
    fireEvent.click((await bar()).getByRole('button', { name: 'replace' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace Sky Tax' }))
    fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'heron' } })
    fireEvent.click(await dialog.findByRole('radio', { name: /Pole Heron/ }))
    fireEvent.click(dialog.getByRole('button', { name: 'ok' }))
    expect(await screen.findByText('Sky Tax replaced by Pole Heron.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'undo' }))
    await waitFor(() => expect(bodiesOf('magic/cube/add_remove_cards')).toHaveLength(2))
    expect(bodiesOf('magic/cube/add_remove_cards')).toMatchObject([
      { addIds: ['printed'], removeIds: ['sky'], replaces: true },
      { removeIds: ['fresh'], restoreIds: ['sky'] },
    ])
  })

  it('get other printings one name after the other, some stay, and all is one change', async () => {
    const printings = CARDS.map((card) => ({
      ...card,
      _id: `${card._id} printed`,
      source: 'scryfall',
      data: { ...card.data, set: 'm10' },
    }))
    const byName = ({ names }: { names: readonly string[] }) => ({
      cards: printings.filter(({ data }) => data.card_faces.some(({ name }) => names.includes(name))),
      sets: [],
    })
    const { bodiesOf } = show({ hub: { 'magic/card/by_name': byName, ...changes() } })
    await tick('Lantern Moth')
    await tick('Sky Tax', true)
    fireEvent.click((await bar()).getByRole('button', { name: 'printing' }))
    const dialog = async (title: string) => within(await screen.findByRole('dialog', { name: title }))
    const take = async (title: string) => {
      fireEvent.click(await (await dialog(title)).findByRole('button', { name: /M10/ }))
      fireEvent.click((await dialog(title)).getByRole('button', { name: 'take this printing' }))
    }
    await take('Printing of Lantern Moth (1 of 3)')
    fireEvent.click(
      (await dialog('Printing of Pole Heron (2 of 3)')).getByRole('button', { name: 'keep it' }),
    )
    await take('Printing of Sky Tax (3 of 3)')
    expect(await screen.findByText('2 cards: printing changed.')).toBeTruthy()
    expect(bodiesOf('magic/cube/add_remove_cards')).toMatchObject([
      { addIds: ['moth printed', 'sky printed'], removeIds: ['moth', 'sky'], replaces: true },
    ])
  })

  it('are all that the filters show on request, and stay selected when the hub refuses', async () => {
    const refuse = () => {
      throw new CallError('Only its owner may change this cube.', { httpStatus: 403 })
    }
    const hub = { 'magic/cube/add_remove_cards': refuse }
    show({ search: `?filters=${encodeURIComponent(JSON.stringify(filters))}`, hub })
    await tick('Lantern Moth')
    fireEvent.click((await bar()).getByRole('button', { name: 'all shown' }))
    expect((await bar()).getByText('2 selected')).toBeTruthy()
    fireEvent.click((await bar()).getByRole('button', { name: 'remove' }))
    expect(await screen.findByText('Only its owner may change this cube.')).toBeTruthy()
    expect((await bar()).getByText('2 selected')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'undo' })).toBeNull()
  })

  it('cannot be selected by who may not change the cube', async () => {
    show({ editable: false })
    expect(await screen.findByRole('button', { name: /Lantern Moth/ })).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: /^select/ })).toBeNull()
  })
})
