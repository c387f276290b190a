import { setImmediate } from 'node:timers/promises'
import { exportCubeJson } from '@parlour/mtg-cards'
import {
  cardSearch,
  cubeAll,
  cubeClone,
  cubeCreate,
  cubeImport,
  cubeUpdateAchievement,
  cubeUpdateScar,
} from '@parlour/protocol'
import { expect, it } from 'vitest'
import { changeCubeList } from '../magic/change-cube-list'
import { readCubeFile } from '../magic/cube-file'
import { chunks } from '../store/driver/chunks'
import { newId } from '../store/driver/ids'
import { addCube } from '../store/records/cubes'
import { scarsOfRunningDrafts } from '../store/records/scars'
import { onBothStores } from '../testing/both-stores'
import { fetchCube, newCardData, newCube } from '../testing/magic'
import { refusal } from '../testing/refusal'

const fileOf = (cards: number) => {
  const card = { _id: '', source: 'custom', data: newCardData('Reed Cat') } as const
  const about = { name: 'Many', flags: { editable: true, legacy: true }, unusedScars: [] }
  return exportCubeJson({ ...about, cards: Array(cards).fill(card), scarsOf: new Map() })
}

/** How often others have their turn until some work is done. */
async function turnsUntil(work: Promise<unknown>): Promise<number> {
  let [turns, isDone] = [0, false]
  const end = work.then(
    () => (isDone = true),
    () => (isDone = true),
  )
  while (!isDone) {
    turns += 1
    await setImmediate()
  }
  await end
  return turns
}

it('a cube as JSON is read a few cards at a time', async () => {
  expect(await turnsUntil(readCubeFile(fileOf(1000)))).toBeGreaterThan(10)
})

onBothStores('an import', (hub) => {
  it('is refused before it is read where it is far too long for a cube', async () => {
    const ann = await hub().person('ann')
    const why = async (text: string) => (await refusal(ann, cubeImport, { text })).message
    expect(await why(`{"cards":[${'{},'.repeat(5000)}{}]}`)).toBe('A cube holds at most 5000 cards.')
    expect(await why(`{"cards":[${'{},'.repeat(500_000)}{}]}`)).toBe('The file has too many parts')
    expect(await why(`{"cards":[{"data":{},"history":[${'{},'.repeat(1000)}{}]}]}`)).toContain(
      'cards.0.data.card_faces',
    )
    const card = JSON.stringify(newCardData('Reed Cat'))
    expect(await why(`{"cards":[{"data":${card},"history":[${'{},'.repeat(1000)}{}]}]}`)).toBe(
      'cards.0.history may have at most 1000 entries',
    )
    expect(await why(`{"cards":[{"data":[${'{},'.repeat(5000)}{}]}]}`)).toBe('cards.0 has too many parts')
    expect(await why('a\n'.repeat(6001))).toBe('A list of cards may have at most 6000 lines.')
    expect(await why(`<Deck>${'<Cards '.repeat(6001)}`)).toBe('A list of cards may have at most 6000 lines.')
    expect(await why(`name,set\n${','.repeat(200_000)}`)).toBe('The list has too many parts.')
    expect(await why('999 Island\n'.repeat(6))).toBe('A cube holds at most 5000 cards.')
    expect(await why(`${'a\r\n'.repeat(5999)}1 a${' '.repeat(20_000)}b`)).toBe(
      'No line contains a card name.',
    )
  })

  it('takes a year that both stores can hold, and no other', async () => {
    const ann = await hub().person('ann')
    const data = { ...newCardData('Reed Cat'), year: 10_000 }
    const text = JSON.stringify({ cards: [{ data }] })
    expect((await refusal(ann, cubeImport, { text })).message).toContain('cards.0.data.year')
  })

  it('brings as many scars as a cube holds, and a copy brings them along', async () => {
    const ann = await hub().person('ann')
    const scars = Array.from({ length: 5000 }, (_, at) => `scar ${at}`)
    const { cards } = JSON.parse(fileOf(1)) as { readonly cards: readonly unknown[] }
    const { cube } = await ann.call(cubeImport, { text: JSON.stringify({ legacy: true, scars, cards }) })
    expect(cube.scarlist).toHaveLength(5000)
    const copy = await ann.call(cubeClone, { cubeId: cube._id })
    expect(copy.cube.scarlist).toHaveLength(5000)
    const more = { cubeId: cube._id, scar: { id: null, text: 'one more' } }
    expect((await refusal(ann, cubeUpdateScar, more)).message).toBe('A cube holds at most 5000 scars.')
    const tooMany = JSON.stringify({ legacy: true, scars: [...scars, 'x'], cards })
    expect((await refusal(ann, cubeImport, { text: tooMany })).message).toBe(
      'A cube holds at most 5000 scars.',
    )
  })
})

onBothStores('a long list of changed cards', (hub) => {
  it('gives others their turn after every few cards', async () => {
    const ann = await hub().person('ann')
    const { _id: cubeId } = await newCube(ann)
    const { services } = hub().server
    const [cat] = (await ann.call(cardSearch, { limit: 1 })).cards
    if (cat === undefined) throw new Error('a hub comes with cards')
    const changed = (
      lists: { readonly [list in 'addIds' | 'removeIds' | 'restoreIds']?: readonly string[] },
    ) =>
      changeCubeList(
        services,
        { _id: ann._id, name: ann.name, isAdmin: false, tokenHash: '', ip: '' },
        { cubeId, addIds: [], removeIds: [], comment: '', ...lists },
      )
    expect(await turnsUntil(changed({ addIds: Array(200).fill(cat._id) }))).toBeGreaterThan(15)
    const ids = (await fetchCube(ann, cubeId)).cardlist ?? []
    expect(ids).toHaveLength(200)
    expect(await turnsUntil(changed({ removeIds: ids }))).toBeGreaterThan(15)
    expect(await turnsUntil(changed({ restoreIds: ids }))).toBeGreaterThan(15)
    expect((await fetchCube(ann, cubeId)).cardlist).toHaveLength(200)
  })
})

onBothStores('lists that have grown for years', (hub) => {
  it('name more cubes and cards than one statement takes', async () => {
    const ann = await hub().person('ann')
    const { db } = hub().server.services.store
    const row = await addCube(db, { name: 'Old', userId: newId(), legacy: true })
    const rows = Array.from({ length: 33_000 }, () => ({ ...row, id: newId() }))
    for (const part of chunks(rows)) await db.insertInto('cubes').values(part).execute()
    expect((await ann.call(cubeAll, {})).cubes.length).toBeGreaterThan(33_000)
    const ids = rows.map(({ id }) => id)
    expect(await scarsOfRunningDrafts(db, ids, ann._id)).toEqual([])
  })

  it('end: a person has a thousand cubes at most, a cube five hundred achievements', async () => {
    const ann = await hub().person('ann')
    const { store } = hub().server.services
    const { _id: cubeId } = await newCube(ann, { legacy: true })
    const cube = await addCube(store.db, { name: 'Old', userId: ann._id })
    const rows = Array.from({ length: 998 }, () => ({ ...cube, id: newId() }))
    for (const part of chunks(rows)) await store.db.insertInto('cubes').values(part).execute()
    for (const [call, body] of [
      [cubeCreate, {}],
      [cubeClone, { cubeId }],
      [cubeImport, { text: '1 Island' }],
    ] as const)
      expect((await refusal(ann, call, body)).message).toBe(
        'You have 1000 cubes. Delete one before you make another.',
      )
    const achievement = { id: null, name: 'Win', unlock: 'Win', hidden: 'Won' }
    await ann.call(cubeUpdateAchievement, { cubeId, achievement })
    const [first] = await store.db
      .selectFrom('achievements')
      .selectAll()
      .where('cube_id', '=', cubeId)
      .execute()
    if (first === undefined) throw new Error('the achievement was lost')
    const others = Array.from({ length: 499 }, (_, at) => ({ ...first, n: at + 2 }))
    for (const part of chunks(others)) await store.db.insertInto('achievements').values(part).execute()
    expect((await refusal(ann, cubeUpdateAchievement, { cubeId, achievement })).message).toBe(
      'A cube holds at most 500 achievements.',
    )
    const any = { kind: 'any', filters: Array(50).fill({ kind: 'is', value: 'split' }) } as const
    const wide = { ...achievement, filters: [any] }
    expect((await refusal(ann, cubeUpdateAchievement, { cubeId, achievement: wide })).message).toBe(
      'An achievement may have at most 40 conditions.',
    )
  })
})
