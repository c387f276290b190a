import { randomFrom, Refusal, seeded, start } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { cubeDraft, setDraft } from './draft-rules'
import { createCubeDraftSettings, createSetDraftSettings } from './draft-settings'
import type { SetCard } from './packs/set-card'
import { makeSetPacks } from './set-packs'

const random = (seed = 'test') => randomFrom(seeded(seed))
const packsOf = (cards: readonly SetCard[], count: number) =>
  makeSetPacks({ cards, count, random: random() }).packs
const players = ['ann', 'bob'].map((name) => ({ _id: name, name, deckId: `deck of ${name}` }))
const cards = Array.from({ length: 20 }, (_, at) => ({ name: `Card ${at >> 1}`, _id: `id ${at}` }))
const scars = Array.from({ length: 9 }, (_, at) => ({ id: `scar-${at}`, text: `scar ${at}` }))
const options = { cubeId: 'cube', way: 'booster', numPacks: 2, packSize: 5, scarRounds: '2,1' } as const
const base = { name: 'draft', players, seed: 'seed', createdTimestamp: 5 }

describe('the settings of a Cube Draft', () => {
  const create = (change: object = {}) =>
    createCubeDraftSettings({
      ...base,
      options,
      cube: { name: 'Cube', cards, scars },
      random: random(),
      ...change,
    })

  it('deals every card once, copies apart, and draws scars', () => {
    const settings = create()
    const dealt = settings.packs.flat()
    expect(settings.packs.map((pack) => pack.length)).toEqual([5, 5, 5, 5])
    expect(new Set(dealt.map(({ id }) => id)).size).toBe(20)
    for (const { id, name, _id } of dealt) expect(id).toBe(`${name}(${_id.slice(3)})`)
    expect(settings).toMatchObject({
      scarRounds: [1, 2],
      cubeName: 'Cube',
      cubeId: 'cube',
      createdTimestamp: 5,
    })
    expect(new Set(settings.scars.map(({ id }) => id)).size).toBe(8)
    expect(start(cubeDraft, settings).position.state.drafters).toHaveLength(2)
  })

  it('refuses too few cards and too few scars', () => {
    expect(() => create({ options: { ...options, packSize: 6 } })).toThrow(Refusal)
    expect(() => create({ cube: { name: 'Cube', cards, scars: scars.slice(2) } })).toThrow(Refusal)
    expect(() => create({ options: { ...options, scarRounds: '1x' } })).toThrow(Refusal)
  })

  it('shows nobody packs, scars and seed', () => {
    const open = cubeDraft.openSettings(create())
    expect(Object.keys(open).sort()).toEqual(
      [
        'createdTimestamp',
        'cubeId',
        'cubeName',
        'game',
        'name',
        'numPacks',
        'packSize',
        'players',
        'scarRounds',
      ].sort(),
    )
  })
})

describe('the packs of a Set Draft', () => {
  const setCard = (rarity: string, at: number): SetCard => ({
    name: `${rarity} ${at}`,
    _id: `${rarity}-${at}`,
    rarity,
    layout: 'normal',
    type_line: 'Creature',
  })
  const pool = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).flatMap(([rarity, count]) =>
      Array.from({ length: count }, (_, at) => setCard(rarity, at)),
    )
  const ordinary = { common: 30, uncommon: 12, rare: 8, mythic: 3 }
  const rarities = (pack: readonly { readonly name: string }[]) =>
    ['mythic', 'rare', 'uncommon', 'common'].map(
      (rarity) => pack.filter(({ name }) => name.startsWith(`${rarity} `)).length,
    )

  it('hold one rare or mythic, three uncommons and ten commons, none twice', () => {
    const packs = packsOf(pool(ordinary), 2000)
    for (const pack of packs) {
      const [mythic = 0, rare = 0, ...others] = rarities(pack)
      expect([mythic + rare, ...others]).toEqual([1, 3, 10])
      expect(new Set(pack.map(({ name }) => name)).size).toBe(14)
    }
    const share = packs.filter((pack) => rarities(pack)[0] === 1).length / packs.length
    expect(share).toBeGreaterThan(0.11)
    expect(share).toBeLessThan(0.16)
    expect(new Set(packs.flat().map(({ id }) => id)).size).toBe(2000 * 14)
  })

  it('leave out basic lands, meld cards and second printings', () => {
    const odd = [
      { ...setCard('common', 1), _id: 'second' },
      { ...setCard('common', 98), type_line: 'Basic Land — Forest' },
      { ...setCard('common', 99), layout: 'meld' },
    ]
    const used = packsOf([...pool({ ...ordinary, common: 10 }), ...odd], 50).flat()
    expect(used.some(({ _id }) => _id === 'second' || /9[89]$/.test(_id))).toBe(false)
  })

  it('fill a short rarity from the next lower one', () => {
    expect(rarities(packsOf(pool({ common: 20, uncommon: 2 }), 1)[0] ?? [])).toEqual([0, 0, 2, 12])
    expect(rarities(packsOf(pool({ common: 20, uncommon: 8 }), 1)[0] ?? [])).toEqual([0, 0, 4, 10])
  })

  it('are refused by a set that cannot fill one', () => {
    expect(() => packsOf(pool({ ...ordinary, common: 9 }), 1)).toThrow(Refusal)
    expect(() => packsOf([], 1)).toThrow(Refusal)
  })

  it('make the settings of a Set Draft', () => {
    const set = { name: 'First Light', code: 'flt', set_type: 'expansion' }
    const draft = { ...base, random: random(), cards: pool(ordinary) }
    const settings = createSetDraftSettings({ ...draft, options: { way: 'booster', numPacks: 3, set } })
    expect(settings).toMatchObject({ game: 'Set Draft', packSize: 14, scarRounds: [], scars: [], set })
    expect(setDraft.view(setDraft.setup(settings).state, {})).toMatchObject({ kind: 'set', set })
    expect(() => createSetDraftSettings({ ...draft, options: { way: 'booster', numPacks: 3 } })).toThrow(
      Refusal,
    )
  })
})
