import { contentFaults, mayFaults, type Sentence } from '@parlour/card-game/testing'
import { describe, expect, it } from 'vitest'
import { cardOf, cards } from '../facts/catalog'
import { ASPECTS, HALF_DECKS } from '../facts/names'
import type { CardCode } from '../vocabulary/card'
import type { Play } from '../vocabulary/seat'
import { allCards } from './all-cards'

/** One wording of a card. */
interface CardWording {
  readonly name: string
  readonly isHouse: boolean
  readonly code: CardCode
  readonly lines: readonly string[]
}

const codeOf = (play: Play): string => String(play).slice(String(play).indexOf('{ you'))

function sentencesOf({ effects }: CardCode): readonly Sentence[] {
  return effects.flatMap((effect) =>
    effect.choose === undefined
      ? [{ text: effect.text, code: codeOf(effect.play) }]
      : Object.entries(effect.options).map(([text, play]) => ({ text, code: codeOf(play) })),
  )
}

const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, two: 2, three: 3 }
const number = (word: string | undefined): number => NUMBERS[word ?? ''] ?? Number(word)

/** The numbers that a pattern finds; its first group is the number, left out for 1. */
const counts = (text: string, pattern: RegExp): readonly number[] =>
  [...text.matchAll(pattern)].map(([, found]) => number(found === '' || found === undefined ? 'a' : found))

/** What a text says, and the code that does so. */
const SAYINGS: readonly (readonly [string, RegExp, RegExp])[] = [
  ['power', /\+(\d) power(?! for)/g, /gainPower\((\d)\)/g],
  ['influence', /\+(\d) influence(?! for)/g, /gainInfluence\((\d)\)/g],
  ['deploy', /\b[Dd]eploy (a|\d) (?:more )?troops?\b/g, /\byou\.deploy\((\d?)\)/g],
  ['supplant', /\b[Ss]upplant (a|\d) (?:white )?troops?\b/g, /\bsupplant\((\d?)(?:\)|,)/g],
  ['draw', /\b[Dd]raw (a|\d) cards?\b(?! for| fewer)/g, /\byou\.draw\((\d?)\)/g],
]

/** A house wording keeps an option's name where it makes it binding. */
const BINDING = ['Intellect Devourer', 'Conjurer', 'Cultist of Myrkul']

function sameWords({ name, isHouse }: CardWording, sentence: Sentence): void {
  const { text, code } = sentence
  const isOptional = /\bmay\b|\b[Uu]p to\b|\bany number\b/.test(text)
  const isPaid = text.includes('>') && !/focus >|Devour this card >.*(single site|at end)/i.test(text)
  const word = (isSaid: boolean, found: string) => (isSaid ? [found] : [])
  const isAnywhere = text.includes('anywhere') && !code.includes('deployWhiteTrophy')
  const isThere = /(assassinate|supplant) a troop at/i.test(text)
  const isDevourer = name === 'Intellect Devourer'
  expect([
    ...SAYINGS.flatMap(([what, said, done]) => contentFaults(what, counts(text, said), counts(code, done))),
    ...(isHouse && BINDING.includes(name) ? [] : mayFaults(sentence, isOptional || isPaid)),
    ...(isDevourer
      ? []
      : contentFaults(
          'white troops',
          word(/\bwhite\b/.test(text), 'white'),
          word(/white/i.test(code), 'white'),
        )),
    ...contentFaults(
      'where it may be',
      word(isAnywhere, 'anywhere'),
      word(code.includes('anywhere: true'), 'anywhere'),
    ),
    ...contentFaults('the site', word(isThere, 'at: site'), word(code.includes('at: site'), 'at: site')),
  ]).toEqual([])
}

const wordings: readonly CardWording[] = allCards.flatMap(({ name, printed, published, house }) => [
  { name, isHouse: false, code: published, lines: printed.published.text },
  ...(printed.house === undefined ? [] : [{ name, isHouse: true, code: house, lines: printed.house.text }]),
])
const titled = wordings.map((one) => [one.isHouse ? `${one.name}, house wording` : one.name, one] as const)

describe.each(titled)('%s says what it does', (_, card) => {
  it.each(sentencesOf(card.code).map((sentence) => [sentence.text, sentence] as const))(
    '%s',
    (_text, sentence) => {
      sameWords(card, sentence)
    },
  )
  it('ends every line with a full stop or a colon', () => {
    for (const line of card.lines) expect(line).toMatch(/[.:]$/)
  })
})

describe('the half-decks', () => {
  it.each(HALF_DECKS)('%s has twenty cards in forty copies, ten of each aspect', (set) => {
    const ofSet = cards.filter((card) => card.set === set)
    expect(ofSet).toHaveLength(20)
    for (const aspect of ASPECTS.filter((one) => one !== 'obedience')) {
      const copies = ofSet.filter(({ published }) => published.aspect === aspect).map((card) => card.copies)
      expect([aspect, copies.reduce((sum, count) => sum + count, 0)]).toEqual([aspect, 10])
    }
  })
  it('and the stacks make up 125 cards in 340 copies, no name twice', () => {
    expect(new Set(cards.map(({ name }) => name)).size).toBe(125)
    expect(cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(340)
  })
  it('keeps Auto-play Cards to those that ask nothing', () => {
    for (const { code } of wordings.filter(({ name, isHouse }) => cardOf(name, isHouse)?.autoplay === true))
      expect(
        sentencesOf(code).map((sentence) =>
          /chooseOne|deploy|assassinate|supplant|Spy|returnEnemy|devour|recruitFree|chooseOpponent|discard/.test(
            sentence.code,
          ),
        ),
      ).not.toContain(true)
  })
})
