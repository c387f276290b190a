import type { CardFilter } from '@parlour/mtg-cards'
import { CallError } from '@parlour/ui-kit'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cubeCard, lookupAmong, showPage, testCube } from '../../testing/show-page'
import { cubeRights } from '../cube-rights'
import { CardsTab } from './cards-tab'

afterEach(cleanup)

const MOTH = cubeCard('moth', {
  name: 'Lantern Moth',
  mana_cost: '{1}{W}',
  type_line: 'Creature — Insect',
  power: '1',
  toughness: '2',
})
const HERON = cubeCard('heron', {
  name: 'Pole Heron',
  mana_cost: '{U}',
  type_line: 'Creature — Bird',
  power: '2',
  toughness: '1',
})
const CARDS = [
  MOTH,
  {
    ...HERON,
    data: {
      ...HERON.data,
      origin: { id: 'printed-heron', set: 'm10', collector_number: '4', legal: ['modern'] },
    },
  },
  cubeCard('sky', { name: 'Sky Tax', mana_cost: '{W}{U}', type_line: 'Instant' }),
]
function hubSearch(query: string) {
  if (query !== 's:m10') throw new CallError('There is no set "domm".', { httpStatus: 400 })
  return { ids: [HERON._id] }
}
const filters: readonly CardFilter[] = [{ kind: 'type', operator: 'and', value: 'creature' }]
const achievement = {
  id: 'achievement-1',
  name: 'Flock',
  unlock: 'five fliers',
  createdAt: '2026-01-01T00:00:00Z',
  createdBy: 'bob',
  claimedAt: null,
  claimedBy: null,
  rev: 0,
  filters,
}

function show({ editable = true, isSearching = false, search = '', hub = {}, watched = filters } = {}) {
  const cube = testCube({
    cardlist: CARDS.map(({ _id }) => _id),
    flags: { editable, legacy: editable },
    achievementlist: [{ ...achievement, filters: watched }],
  })
  return showPage(
    <CardsTab cube={cube} rights={cubeRights(cube, 'bob')} isSearching={isSearching} onCube={vi.fn()} />,
    { 'magic/card/lookup': lookupAmong(CARDS), ...hub },
    { path: '/magic/cube', at: `/magic/cube${search}` },
  )
}

describe('the cards of a cube', () => {
  it('are shown in columns with counts, sections, cost and stars', async () => {
    show()
    const white = await screen.findByRole('region', { name: 'white' })
    expect(within(white).getByRole('heading', { level: 3 }).textContent).toBe('white 1')
    const row = within(white).getByRole('button')
    fireEvent.keyDown(row, { key: ' ' })
    expect(screen.getByRole('tooltip').textContent).toContain('★ Flock: five fliers')
    fireEvent.keyDown(row, { key: ' ' })
    expect(row.textContent).toContain('Lantern Moth 1/2')
    expect(within(row).getByLabelText('achievement: Flock: five fliers')).toBeTruthy()
    expect(within(screen.getByRole('region', { name: 'multicolor' })).getByText('azorius')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'red' })).toBeNull()
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('3 cards')
  })

  it('are one stop of the Tab key, the card that had the focus last', async () => {
    show()
    await screen.findByRole('region', { name: 'Cards' })
    const cards = screen.getAllByRole('listitem').flatMap((item) => within(item).getAllByRole('button'))
    const stops = () => cards.filter(({ tabIndex }) => tabIndex === 0)
    expect(stops()).toEqual([cards[0]])
    cards[0]?.focus()
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(cards[1])
    expect(stops()).toEqual([cards[1]])
  })

  it('are those that fit the filters of the address', async () => {
    show({ search: `?filters=${encodeURIComponent(JSON.stringify(filters))}` })
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('2 cards of 3')
    expect(screen.queryByRole('form', { name: 'Filter by words' }), 'the search is folded').toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: 'remove filter type and creature' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('3 cards'))
  })

  it('are those that fit a line of the query language, which says what it cannot read', async () => {
    show({ isSearching: true })
    await screen.findByRole('region', { name: 'white' })
    const line = await screen.findByRole('searchbox', { name: /^query/i })
    fireEvent.change(line, { target: { value: 't:creature (c:w or c:u' } })
    expect(screen.getByText('A "(" is not closed.')).toBeTruthy()
    fireEvent.change(line, { target: { value: '(pow>=2 or c=2) -is:scarred' } })
    fireEvent.submit(line)
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('2 cards of 3'))
    expect(screen.queryByRole('region', { name: 'white' })).toBeNull()
    const link = screen.getByRole<HTMLButtonElement>('button', { name: 'link to achievement' })
    expect(link.disabled).toBe(false)
  })

  it('are gone to with the arrow down from the query, which is searched for first', async () => {
    show({ isSearching: true })
    await screen.findByRole('region', { name: 'white' })
    const line = await screen.findByRole('searchbox', { name: /^query/i })
    line.focus()
    fireEvent.change(line, { target: { value: 'c=u' } })
    fireEvent.keyDown(line, { key: 'ArrowDown' })
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('1 card of 3'))
    expect(document.activeElement).toBe(line)
    fireEvent.keyDown(line, { key: 'ArrowDown' })
    expect(document.activeElement?.textContent).toContain('Pole Heron')
  })

  it('are those that fit the query of the address; one that cannot be read counts as none', async () => {
    show({ search: `?query=${encodeURIComponent('t:creature c:w')}` })
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('1 card of 3')
    const line = await screen.findByRole<HTMLInputElement>('searchbox', { name: /^query/i })
    expect(line.value).toBe('t:creature c:w')
    fireEvent.change(line, { target: { value: '' } })
    fireEvent.submit(line)
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('3 cards'))
    cleanup()
    show({ search: '?query=cmc<%3Dx' })
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('3 cards')
  })

  it('are found by the formats of the cards that they were copied from', async () => {
    const byFormat = [{ kind: 'legality', value: 'modern' }]
    show({ search: `?filters=${encodeURIComponent(JSON.stringify(byFormat))}` })
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('1 card of 3')
    expect(screen.getByRole('button', { name: /Pole Heron/ })).toBeTruthy()
  })

  it('say which query is in force while the line holds another, and show a line of the address that cannot be read', async () => {
    show({ search: '?query=t:creature' })
    const line = await screen.findByRole<HTMLInputElement>('searchbox', { name: /^query/i })
    fireEvent.change(line, { target: { value: 'f:modren' } })
    fireEvent.submit(line)
    expect(screen.getByText('Active query: t:creature')).toBeTruthy()
    expect(screen.getByText(/there is no format "modren". Did you mean "modern"/)).toBeTruthy()
    cleanup()
    show({ search: '?query=cmc<%3Dx' })
    const refused = await screen.findByRole<HTMLInputElement>('searchbox', { name: /^query/i })
    expect(refused.value).toBe('cmc<=x')
    expect(screen.getByText('No active query.')).toBeTruthy()
  })

  it('are found by the set that they were copied from', async () => {
    const hub = { 'magic/cube/search': (body: Record<string, unknown>) => hubSearch(String(body.query)) }
    show({ search: '?query=s:m10', hub })
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('1 card of 3'))
    expect(screen.getByRole('button', { name: /Pole Heron/ })).toBeTruthy()
    cleanup()
    show({ search: '?query=s:domm', hub })
    expect((await screen.findByRole('alert')).textContent).toContain('There is no set "domm".')
    expect(screen.getByText('Nothing was searched for.')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'link to achievement' })).toHaveProperty(
      'disabled',
      true,
    )
  })

  it('are found by filters of the address that only the hub can judge, with those that the page can', async () => {
    const asked = vi.fn((_body: Record<string, unknown>) => ({ ids: ['heron', 'sky'] }))
    const ofType: readonly CardFilter[] = [{ kind: 'set_type', value: 'core' }]
    const both = JSON.stringify([...filters, ...ofType])
    show({ search: `?filters=${encodeURIComponent(both)}`, hub: { 'magic/cube/search': asked } })
    expect((await screen.findByText('1 card')).parentElement?.textContent).toContain('1 card of 3')
    expect(screen.getByRole('button', { name: /Pole Heron/ })).toBeTruthy()
    expect(asked.mock.calls).toMatchObject([[{ filters: ofType, query: '' }]])
  })

  it('show the stars of an achievement whose cards only the hub can find', async () => {
    const watched: readonly CardFilter[] = [{ kind: 'in', operator: 'or', value: ['m10'] }]
    show({ watched, hub: { 'magic/cube/search': () => ({ ids: ['sky'] }) } })
    const star = await screen.findByLabelText('achievement: Flock: five fliers')
    expect(star.closest('button')?.textContent).toContain('Sky Tax')
    expect(screen.getAllByLabelText(/^achievement: /)).toEqual([star])
  })

  it('are reported as not loaded, not as none, and load on a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let isAway = true
    const lookup = (body: Record<string, unknown>) => {
      if (isAway) throw new CallError('The hub is away.', { httpStatus: 503 })
      return lookupAmong(CARDS)(body)
    }
    show({ hub: { 'magic/card/lookup': lookup } })
    expect((await screen.findByRole('alert')).textContent).toContain('Some cards could not be loaded.')
    expect(screen.queryByText(/This cube is empty/)).toBeNull()
    isAway = false
    fireEvent.click(screen.getByRole('button', { name: 'try again' }))
    expect(await screen.findByText('3 cards')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    vi.restoreAllMocks()
  })

  it('are listed apart when they are malformed, each with a button to remove it', async () => {
    const [blank, none] = [cubeCard('blank', { name: ' ' }), { ...MOTH, _id: 'none', data: {} }]
    const onCube = vi.fn()
    const cube = testCube({ cardlist: ['moth', 'blank', 'none'] })
    const emptied = testCube()
    const shown = showPage(
      <CardsTab cube={cube} rights={cubeRights(cube, 'bob')} isSearching={false} onCube={onCube} />,
      {
        'magic/card/lookup': lookupAmong([MOTH, blank, none as never]),
        'magic/cube/add_remove_cards': () => ({ cube: emptied }),
      },
    )
    expect((await screen.findByRole('heading', { name: /1 card/ })).textContent).toBe('1 card')
    expect(await screen.findByRole('heading', { name: /Malformed cards/ })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'delete none' }))
    await waitFor(() => expect(onCube).toHaveBeenCalledWith(emptied))
    expect(shown.bodiesOf('magic/cube/add_remove_cards')).toMatchObject([{ removeIds: ['none'] }])
  })

  it('can only be read in a cube that is not editable', async () => {
    show({ editable: false })
    fireEvent.click(await screen.findByRole('button', { name: /Lantern Moth/ }))
    expect(await screen.findByText('This cube is not editable.')).toBeTruthy()
  })
})

describe('an edit of a card that somebody else edits too', () => {
  const theirs = (power: string, name = 'Great Moth') => ({
    ...MOTH,
    rev: 2,
    data: { ...MOTH.data, card_faces: MOTH.data.card_faces.map((face) => ({ ...face, name, power })) },
  })
  async function editPower(current: unknown) {
    const update = vi.fn((body: Record<string, unknown>) => {
      const { rev } = body.cardData as { rev: number }
      if (rev === 1) throw new CallError('changed', { httpStatus: 409, code: 'conflict', current })
      return { card: { ...MOTH, rev: 3 } }
    })
    const page = show({ hub: { 'magic/card/update': update } })
    fireEvent.click(await screen.findByRole('button', { name: /Lantern Moth/ }))
    fireEvent.click(await screen.findByRole('button', { name: /^edit power/ }))
    const box = screen.getByRole('textbox', { name: /power/i })
    fireEvent.change(box, { target: { value: '7' } })
    fireEvent.keyDown(box, { key: 'Enter' })
    fireEvent.click(screen.getByRole('button', { name: 'save' }))
    return page
  }
  const faceSent = (body: unknown) =>
    (body as { cardData: { data: { card_faces: unknown[] } } }).cardData.data.card_faces[0]

  it('is put together with theirs where they changed something else', async () => {
    const { bodiesOf } = await editPower(theirs('1'))
    await waitFor(() => expect(bodiesOf('magic/card/update')).toHaveLength(2))
    expect(faceSent(bodiesOf('magic/card/update')[1])).toMatchObject({ name: 'Great Moth', power: '7' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('asks where both changed the same, and keeps what was typed', async () => {
    const { bodiesOf } = await editPower(theirs('4', 'Lantern Moth'))
    const alert = await screen.findByText(/Someone else changed this card in the meantime \(power: “4”\)/)
    expect(alert).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'save' }))
    await waitFor(() => expect(bodiesOf('magic/card/update')).toHaveLength(2))
    expect(faceSent(bodiesOf('magic/card/update')[1])).toMatchObject({ power: '7' })
  })

  it('keeps what else they changed when mine is put in the place of theirs', async () => {
    const { bodiesOf } = await editPower(theirs('4', 'Great Moth'))
    await screen.findByText(/Someone else changed this card in the meantime/)
    fireEvent.click(screen.getByRole('button', { name: 'save' }))
    await waitFor(() => expect(bodiesOf('magic/card/update')).toHaveLength(2))
    expect(faceSent(bodiesOf('magic/card/update')[1])).toMatchObject({ name: 'Great Moth', power: '7' })
  })
})
