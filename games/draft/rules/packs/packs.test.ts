import { randomFrom, Refusal, seeded } from '@parlour/kernel'
import { starterCards } from '@parlour/mtg-cards/starter'
import { describe, expect, it } from 'vitest'
import { bonusSetsOf, makeSetPacks } from '../set-packs'
import type { SetCard } from './set-card'
import { boosterCards } from './booster-cards'
import { buildPacks } from './build-packs'
import { BEFORE_MYTHICS, MASTERS, PLAIN, PLAY_BOOSTERS, SMALL_AND_EARLY, WITH_MYTHICS } from './era-recipes'
import type { Recipe } from './recipe'
import { recipeFor } from './recipe-for'
import { SET_RECIPES } from './set-recipes'
import { setCard } from './testing/set-card-fixture'
import { hasTrait, type Trait } from './traits'

const random = (seed = 'packs') => randomFrom(seeded(seed))
const starter = starterCards().map(setCard)

const written = (count: number, fields: Partial<SetCard> & { readonly rarity: string }): SetCard[] =>
  Array.from({ length: count }, (_, at) => {
    const name = `${fields.rarity} ${fields.type_line ?? ''} ${fields.layout ?? ''} ${at}`
    const color = 'wubrg'[at % 6] ?? ''
    return { _id: name, name, colors: color, layout: 'normal', type_line: 'Creature', ...fields }
  })
/** A set that has some of everything that recipes ask for. */
const rich: readonly SetCard[] = [
  ...(['common', 'uncommon', 'rare', 'mythic'] as const).flatMap((rarity, at) => [
    ...written([90, 60, 40, 12][at] ?? 0, { rarity }),
    ...written(6, { rarity, layout: 'transform' }),
    ...written(6, { rarity, layout: 'modal_dfc' }),
    ...written(6, { rarity, type_line: 'Legendary Creature — Elf' }),
    ...written(6, { rarity, type_line: 'Planeswalker — Elf' }),
  ]),
  ...written(10, { rarity: 'common', type_line: 'Land — Gate' }).map((card) => ({
    ...card,
    name: `${card.name} Guildgate`,
  })),
  ...written(5, { rarity: 'common', type_line: 'Land — Cave' }),
  ...written(5, { rarity: 'common', type_line: 'Basic Land — Forest' }),
  ...written(5, { rarity: 'common', type_line: 'Basic Snow Land — Forest' }),
]
const eras = { PLAIN, BEFORE_MYTHICS, SMALL_AND_EARLY, WITH_MYTHICS, MASTERS, PLAY_BOOSTERS }
const recipes: readonly (readonly [string, Recipe])[] = [...Object.entries(eras), ...SET_RECIPES]
const count = (pack: readonly SetCard[], trait: Trait) => pack.filter((card) => hasTrait(card, trait)).length

describe.each(recipes)('the recipe %s', (_name, recipe) => {
  it('fills every pack with one number of different cards, as its note says', () => {
    for (const cards of [rich, rich.filter((card) => card.type_line.startsWith('Creature')), starter]) {
      const packs = buildPacks(recipe, { cards, count: 300, random: random() })
      expect(new Set(packs.map((pack) => pack.length)).size).toBe(1)
      for (const pack of packs) expect(new Set(pack.map(({ name }) => name)).size).toBe(pack.length)
    }
    expect(recipe.note).toMatch(/^[a-z].*\.$/)
  })

  it('has layouts of one size, and sheets for all of their slots', () => {
    const sizes = recipe.layouts.map(({ slots }) => slots.reduce((sum, [, cards]) => sum + cards, 0))
    expect(new Set(sizes).size).toBe(1)
    const named = Object.values(recipe.sheets).flatMap(({ orElse }) => orElse ?? [])
    const slots = recipe.layouts.flatMap((layout) => layout.slots.map(([sheet]) => sheet))
    for (const sheet of [...named, ...slots]) expect(recipe.sheets).toHaveProperty([sheet])
  })
})

describe('packs', () => {
  const packsOf = (code: string, cards: readonly SetCard[] = rich, packs = 800) =>
    buildPacks(recipeFor({ code, set_type: 'expansion' }), { cards, count: packs, random: random(code) })

  it('follow the collation rules of their sets', () => {
    for (const pack of packsOf('dom')) expect(count(pack, 'legendary creature')).toBeGreaterThanOrEqual(1)
    for (const pack of packsOf('war')) expect(count(pack, 'planeswalker')).toBe(1)
    for (const pack of packsOf('znr')) expect(count(pack, 'modal double-faced')).toBe(1)
    for (const pack of packsOf('neo')) expect(count(pack, 'double-faced')).toBeGreaterThanOrEqual(1)
    for (const pack of packsOf('clb')) expect(count(pack, 'legendary creature')).toBe(1)
    for (const pack of packsOf('cmr')) expect(count(pack, 'legendary creature')).toBe(2)
    for (const pack of packsOf('grn')) expect(count(pack, 'guildgate')).toBe(1)
    for (const pack of packsOf('mid')) expect(count(pack, 'double-faced')).toBe(2)
    for (const pack of packsOf('m19')) expect(count(pack, 'common land') + count(pack, 'basic')).toBe(1)
    const double = packsOf('soi').map((pack) => count(pack, 'double-faced'))
    expect(new Set(double)).toEqual(new Set([1, 2]))
    expect(double.filter((cards) => cards === 2).length / double.length).toBeCloseTo(1 / 8, 1)
  })

  it('hold legends no more often than other cards of their rarity', () => {
    const legend = { type_line: 'Legendary Creature — Elf' }
    const counts = { common: [101, 0], uncommon: [60, 20], rare: [39, 14], mythic: [7, 8] } as const
    const pool = (['common', 'uncommon', 'rare', 'mythic'] as const).flatMap((rarity) => [
      ...written(counts[rarity][0], { rarity }),
      ...written(counts[rarity][1], { rarity, ...legend }),
    ])
    const packs = packsOf('dom', pool, 10_000)
    for (const rarity of ['uncommon', 'rare', 'mythic'] as const) {
      const drawn = packs.flat().filter((card) => card.rarity === rarity)
      const [others, legends] = counts[rarity]
      const share = legends / (others + legends)
      const limit = 5 * Math.sqrt(drawn.length * share * (1 - share))
      const seen = drawn.filter((card) => hasTrait(card, 'legendary creature')).length
      expect(Math.abs(seen - drawn.length * share), rarity).toBeLessThan(limit)
    }
  })

  it('hold a guildgate in the slot of the land, other gates among the commons', () => {
    const plazas = written(4, { rarity: 'common', type_line: 'Land — Gate', layout: 'plaza' })
    for (const code of ['grn', 'rna']) {
      const packs = packsOf(code, [...rich, ...plazas])
      for (const pack of packs) expect(count(pack, 'guildgate')).toBe(1)
      expect(packs.flat().some(({ layout }) => layout === 'plaza')).toBe(true)
    }
  })

  it('match how packs of their time were made', () => {
    const size = (released_at: string, set_type = 'expansion', code = 'abc') =>
      buildPacks(recipeFor({ code, set_type, released_at }), {
        cards: rich,
        count: 1,
        random: random(),
      })[0]?.length
    expect([
      size('1999-01-01'),
      size('2012-01-01'),
      size('2025-01-01'),
      size('2015-01-01', 'masters'),
      size(''),
      size('2007-09-10', 'masters'),
      size('1995-07-01', 'masters', 'chr'),
      size('1996-06-10', 'expansion', 'all'),
      size('2023-08-04', 'masters', 'cmm'),
    ]).toEqual([15, 15, 14, 15, 14, 15, 12, 12, 20])
    expect(recipeFor({ code: 'me1', set_type: 'masters', released_at: '2007-09-10' }).note).not.toMatch(
      /mythic/,
    )
  })

  it('hold a card of the bonus set, or another where that is not loaded', () => {
    const archive = (['uncommon', 'rare', 'mythic'] as const).flatMap((rarity) =>
      written(20, { rarity, type_line: 'Instant' }),
    )
    const set = { code: 'stx', set_type: 'expansion', released_at: '2021-04-23' }
    expect(bonusSetsOf(set)).toEqual(['sta'])
    const order = { cards: rich, count: 500, random: random() }
    const withArchive = makeSetPacks({ ...order, bonus: new Map([['sta', archive]]) }, set)
    for (const pack of withArchive.packs) {
      expect(pack).toHaveLength(15)
      expect(pack.filter(({ name }) => name.includes('Instant'))).toHaveLength(1)
    }
    expect(withArchive.note).not.toContain('stand in')
    const without = makeSetPacks(order, set)
    expect(new Set(without.packs.map((pack) => pack.length))).toEqual(new Set([15]))
    expect(without.note).toContain('those of STA, which are not loaded.')
  })

  it('hold foils as often as in their time, within three standard deviations', () => {
    for (const [released_at, share] of [
      ['1995-01-01', 0],
      ['2003-01-01', 15 / 67],
      ['2015-01-01', 15 / 67],
      ['2021-01-01', 1 / 3],
    ] as const) {
      const recipe = recipeFor({ code: 'abc', set_type: 'expansion', released_at })
      const packs = buildPacks(recipe, { cards: rich, count: 2000, random: random(released_at) })
      const commons = recipe.layouts[0]?.slots.find(([sheet]) => sheet === 'common')?.[1] ?? 0
      const usual = (pack: readonly SetCard[]) =>
        pack.filter((card) => card.rarity === 'common' && !hasTrait(card, 'basic')).length
      // A foil may be a common as well: only three of four foils of 96 in 128 leave the number of commons.
      const fewer = packs.filter((pack) => usual(pack) < commons).length
      const chance = share * (32 / 128)
      expect(Math.abs(fewer - 2000 * chance)).toBeLessThanOrEqual(3 * Math.sqrt(2000 * chance * (1 - chance)))
    }
  })

  it('say when much of the set is not loaded', () => {
    const set = { code: 'abc', set_type: 'expansion', released_at: '2015-01-01' }
    const cards = rich.map((card, at) => ({ ...card, collector_number: String(at + 1) }))
    const noteOf = (loaded: readonly SetCard[]) =>
      makeSetPacks({ cards: loaded, count: 1, random: random() }, set).note
    expect(noteOf(cards)).not.toContain('loaded.')
    const half = cards.filter((_, at) => at % 2 === 0)
    const nonBasic = half.filter((card) => !hasTrait(card, 'basic'))
    const highest = nonBasic.at(-1)?.collector_number ?? ''
    expect(noteOf(half)).toContain(` Only ${nonBasic.length} of ${highest} cards of the set are loaded.`)
    expect(noteOf(rich), 'without numbers nobody knows').not.toContain('Only')
  })

  it('are drafted two cards at a time where that was so', () => {
    const set = { code: 'cmr', set_type: 'draft_innovation', released_at: '2020-11-20' }
    expect(makeSetPacks({ cards: rich, count: 1, random: random() }, set).cardsPerPick).toBe(2)
    expect(makeSetPacks({ cards: rich, count: 1, random: random() }).cardsPerPick).toBe(1)
  })

  it('hold mythics as often as printed, within three standard deviations', () => {
    const cards = [
      ...written(110, { rarity: 'common' }),
      ...written(80, { rarity: 'uncommon' }),
      ...written(53, { rarity: 'rare' }),
      ...written(15, { rarity: 'mythic' }),
    ]
    const packs = buildPacks(WITH_MYTHICS, { cards, count: 10_000, random: random() })
    const mythics = packs.filter((pack) => pack.some(({ rarity }) => rarity === 'mythic')).length
    const chance = 15 / 121
    expect(Math.abs(mythics - 10_000 * chance)).toBeLessThan(3 * Math.sqrt(10_000 * chance * (1 - chance)))
  })

  it('hold every card of a rarity equally often, within five standard deviations, and commons of all colors', () => {
    const packs = packsOf('plain', starter, 10_000)
    const seen = new Map<string, number>()
    for (const pack of packs) {
      for (const { name } of pack) seen.set(name, (seen.get(name) ?? 0) + 1)
      const colors = new Set(pack.filter(({ rarity }) => rarity === 'common').map((card) => card.colors))
      for (const color of ['w', 'u', 'b', 'r', 'g']) expect(colors.has(color)).toBe(true)
    }
    for (const rarity of ['common', 'uncommon', 'rare', 'mythic']) {
      const pool = boosterCards(starter).filter((card) => card.rarity === rarity && !hasTrait(card, 'basic'))
      const times = pool.map(({ name }) => seen.get(name) ?? 0)
      const mean = times.reduce((sum, one) => sum + one, 0) / pool.length
      const chance = mean / packs.length
      const limit = 5 * Math.sqrt(packs.length * chance * (1 - chance))
      for (const one of times) expect(Math.abs(one - mean)).toBeLessThan(limit)
    }
  })

  it('are refused without cards, and when the cards cannot fill one', () => {
    const build = (cards: readonly SetCard[]) => () =>
      buildPacks(WITH_MYTHICS, { cards, count: 1, random: random() })
    expect(build([])).toThrow(Refusal)
    expect(build([])).toThrow('not loaded')
    expect(build(written(12, { rarity: 'rare' }))).toThrow('too few cards')
  })
})

describe('the wildcards of play boosters', () => {
  it('come in rates of which the recipe says that they are approximated, and names no source', () => {
    const packs = buildPacks(PLAY_BOOSTERS, { cards: rich, count: 4000, random: random() })
    const uncommons = packs.flat().filter(({ rarity }) => rarity === 'uncommon').length / packs.length
    // Three of its own slot, 58 of a hundred of the one wildcard, 32 of the other.
    expect(Math.abs(uncommons - 3.9)).toBeLessThan(0.06)
    expect(PLAY_BOOSTERS.note).toMatch(/The rates of the wildcards and of the guest are approximated\.$/)
  })

  it('stand beside the bonus sheet of a set that has one', () => {
    const sheet = written(20, { rarity: 'uncommon', type_line: 'Sorcery' })
    const recipe = SET_RECIPES.get('otj')
    if (recipe === undefined) throw new Error('no recipe')
    const bonus = new Map([['otp', sheet]])
    const packs = buildPacks(recipe, { cards: rich, bonus, count: 50, random: random() })
    const ofSheet = new Set(sheet.map(({ name }) => name))
    for (const pack of packs) {
      expect(pack).toHaveLength(14)
      expect(pack.filter(({ name }) => ofSheet.has(name))).toHaveLength(1)
    }
    expect(recipe.note).toMatch(/The rates of the wildcards and of the bonus sheet are approximated\.$/)
  })
})
