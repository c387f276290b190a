import { expect, it } from 'vitest'
import { readCardList } from './card-list-files'
import { cubeCobraTable } from './cube-cobra'

const card = (name: string, [set, number]: readonly [set: string, number: string], own: object = {}) => ({
  cardID: `${set}-${number}`,
  tags: [],
  notes: '',
  ...own,
  details: { name, set, collector_number: number, full_name: `${name} [${set}-${number}]`, colors: ['R'] },
})
const mainboard = [
  card('Shock', ['m19', '156'], { tags: ['burn', 'cheap'], notes: 'said "hot", then cold' }),
  card('Niv-Mizzet, Parun', ['grn', '192']),
]
const CUBE = { name: 'Old Pond', cards: { id: '1', mainboard, maybeboard: [card('Opt', ['dom', '60'])] } }

it('a cube of CubeCobra as JSON brings printings, notes and tags, and leaves its maybeboard out', () => {
  const { entries, unknown, maybe } = readCardList(JSON.stringify(CUBE), { purpose: 'cube' })
  expect(entries).toMatchObject([
    { name: 'Shock', set: 'm19', number: '156', notes: 'said "hot", then cold\ntags: burn; cheap' },
    { name: 'Niv-Mizzet, Parun', set: 'grn', number: '192' },
  ])
  expect(unknown).toEqual([])
  expect(maybe).toMatchObject([{ name: 'Opt' }])
})

it('its table is read as the same list, one board alone too', () => {
  const text = JSON.stringify({ ...CUBE, cards: mainboard })
  const table = cubeCobraTable(text) ?? ''
  expect(table.split('\n')[0]).toBe('name,set,collectorNumber,notes,tags,maybeboard')
  expect(readCardList(table)).toEqual(readCardList(text))
  expect(readCardList(table).entries).toHaveLength(2)
})

it.each([
  '{"cards": []}',
  '{"cards": [{"data": {}}]}',
  '{"main": [{"name": "Opt"}]}',
  '4 Opt',
  '{"cards": [',
])('no other text is taken for one: %s', (text) => expect(cubeCobraTable(text)).toBeUndefined())
