import { contentFaults, mayFaults, type Sentence } from '@parlour/card-game/testing'
import { describe, expect, it } from 'vitest'
import type { WrittenCard } from '../vocabulary/card'
import { COLORS, type Expansion } from '../facts/names'
import { allCards } from './all-cards'

const dogmas = (card: WrittenCard) =>
  card.effects.map((effect) => ({
    text: effect.text,
    code: String(effect.share ?? effect.demand ?? effect.compel),
    kind: effect.demand ? 'demand' : effect.compel ? 'compel' : 'share',
  }))
const echoes = (card: WrittenCard): readonly Sentence[] =>
  card.echo.map(({ text, share }) => ({ text, code: String(share) }))

const all = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found]) => found ?? '')),
]

/** Directions a text names; "up to three" is none. */
const directions = (text: string) => all(text.replaceAll(/\bup to\b/g, ''), /\b(left|right|up|aslant)\b/g)

describe.each(
  allCards
    .filter(({ effects, echo }) => effects.length + echo.length > 0)
    .map((card) => [card.name, card] as const),
)('%s says what it does', (_, card) => {
  it.each(dogmas(card).map((effect) => [effect.text, effect] as const))('%s', (text, { code, kind }) => {
    expect(kind).toBe(
      text.startsWith('I demand') ? 'demand' : text.startsWith('I compel') ? 'compel' : 'share',
    )
    sameWords({ text, code })
  })
  it.each(echoes(card).map((effect) => [effect.text, effect] as const))('echo: %s', (_text, effect) => {
    sameWords(effect)
  })
})

function sameWords(sentence: Sentence): void {
  expect([...mayFaults(sentence, /\bmay\b/.test(sentence.text)), ...factFaults(sentence)]).toEqual([])
}

/** Values, directions and icons; what is only read needs no "may" in its code. */
function sameFacts(sentence: Sentence): void {
  expect(factFaults(sentence)).toEqual([])
}

/** Says where values, directions, icons or the last sign of a text differ from its code. */
function factFaults({ text, code }: Sentence): readonly string[] {
  const faults = [
    ...contentFaults('values, {n} and age(n)', all(text, /\{(\d+)\}/g), all(code, /\bage\((\d+)\)/g)),
    ...contentFaults(
      'directions of splaying',
      directions(text),
      all(code, /["'](left|right|up|aslant)["']/g),
    ),
  ]
  // Hexes are counted apart from icons.
  for (const icon of all(text, /\{([a-gi-z])\}/g))
    if (!new RegExp(`["']${icon}["']`).test(code))
      faults.push(`the text has {${icon}}, its code has no '${icon}'`)
  if (!/[.!]$/.test(text)) faults.push('the text ends neither in a full stop nor in an exclamation mark')
  return faults
}

describe.each(allCards.filter(({ karma }) => karma.length > 0).map((card) => [card.name, card] as const))(
  'the karmas of %s',
  (_, card) => {
    it.each(card.karma.map((karma) => [karma.text, karma] as const))('%s', (text, karma) => {
      expect('instead' in karma).toBe(/\binstead\b/.test(text) && 'would' in karma && karma.would !== 'win')
      expect('first' in karma).toBe(/\bfirst\b(?! (action|card)\b)/.test(text))
      if ('would' in karma) expect(karma.who).toBe(whoIn(text))
      if ('would' in karma)
        sameWords({ text, code: `${String(karma.when)} ${String(karma.first ?? karma.instead)}` })
      else if ('onMeld' in karma) sameWords({ text, code: String(karma.onMeld) })
      else sameFacts({ text, code: Object.values(karma.reads).map(String).join(' ') })
      const decree = 'reads' in karma ? karma.reads.decreeForTwo : undefined
      if (decree !== undefined) expect(text).toBe(`You may issue the ${decree} decree with any two figures.`)
    })
  },
)

/** Whom a karma says it happens to; nobody but its owner where it says "you". */
function whoIn(text: string) {
  if (/^If an opponent would/.test(text)) return 'opponents'
  if (/^If another player would/.test(text)) return 'others'
  return /^If (a|any) player would (?!make you)/.test(text) ? 'anyone' : undefined
}

/** Printed so: the featured icon is nowhere on it. */
const FEATURES_WHAT_IT_LACKS = ['Seoul', 'Battleship Yamato', "Dragon's Lair"]

/** Printed so, too. */
const LACKS_A_HEX = 'Adam Smith'

/** Sets of which every card is written: how their icons look. */
const COMPLETE: readonly (readonly [Expansion, RegExp])[] = [
  ['base', /^[kcslfiph]{4}$/],
  ['usee', /^[kcslfiph]{4}$/],
  // One artifact has no icons.
  ['arti', /^[kcslfiph_]{4}$/],
  ['figs', /^[kcslfiph1-9abt]{4}$/],
  ['echo', /^[kcslfiphm&1-9abt]{4}$/],
  ['city', /^[kcslfip1-9abt|+<>^=x;:]{5}h$/],
]

describe.each(COMPLETE)('the set %s', (name, icons) => {
  const cards = allCards.filter(({ set, age }) => set === name && age > 0)
  it('has fifteen cards of value 1 and ten of every other, twenty-three of each color', () => {
    for (let value = 1; value <= 11; value += 1) {
      expect(cards.filter(({ age }) => Number(age) === value)).toHaveLength(value === 1 ? 15 : 10)
    }
    for (const color of COLORS) expect(cards.filter((card) => card.color === color)).toHaveLength(23)
  })
  it('has the icons of its set on each card, one of them a hex, and shows the featured one', () => {
    for (const card of cards) {
      expect(card.icons).toMatch(icons)
      expect(card.icons.split(/[hm]/)).toHaveLength(card.name === LACKS_A_HEX ? 1 : 2)
      if (!FEATURES_WHAT_IT_LACKS.includes(card.name)) expect(card.icons).toContain(card.dogma)
    }
  })
})

it('there are fifteen cards of value 0, three of each color, each with its featured icon', () => {
  const zero = allCards.filter(({ age }) => Number(age) === 0)
  expect(zero).toHaveLength(15)
  for (const color of COLORS) expect(zero.filter((card) => card.color === color)).toHaveLength(3)
  for (const { icons, dogma } of zero)
    expect([icons, icons.includes(dogma)]).toEqual([expect.stringMatching(/^[kcslrh]{4}$/), true])
})

it('a card shows an echo mark for its echo effect, and no card another', () => {
  for (const { name, icons, echo } of allCards)
    expect([name, icons.split('&').length - 1]).toEqual([name, echo.length])
})

it('no name is used twice', () => {
  expect(new Set(allCards.map(({ name }) => name)).size).toBe(allCards.length)
})
