import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { allCards } from '../../cards/all-cards'
import type { WrittenCard } from '../../vocabulary/card'
import { DIFFERENCES, RULINGS } from './differences'
import { NO_FACTS, type ReferenceCard, referenceCards, wordingOf } from './reference'
import { differingAspects, textFacts } from './text-facts'

/** A text with what it is: a line of a kind. */
const linesOf = ({ echo, karma, effects }: WrittenCard): readonly (readonly [string, string])[] => [
  ...echo.map(({ text }) => ['echo', text] as const),
  ...karma.map(({ text }) => ['karma', text] as const),
  ...effects.map((effect) => [kindOf(effect), effect.text] as const),
]

const kindOf = (effect: WrittenCard['effects'][number]): string =>
  effect.demand === undefined ? (effect.compel === undefined ? 'share' : 'compel') : 'demand'

const printedLinesOf = ({ echo, karma, dogma }: ReferenceCard): readonly (readonly [string, string])[] => [
  ...echo.map((effect) => ['echo', wordingOf(effect)] as const),
  ...karma.map((effect) => ['karma', wordingOf(effect)] as const),
  ...dogma.map((effect) => [effect.kind ?? '', wordingOf(effect)] as const),
]

const kindsOf = (lines: readonly (readonly [string, string])[]): string => lines.map(([kind]) => kind).join()

/** In what a card does not agree with its print. */
function differencesOf(card: WrittenCard, print: ReferenceCard): readonly string[] {
  const facts = {
    set: [card.set, print.expansion],
    value: [Number(card.age), print.age],
    color: [card.color, print.color],
    'printed icons': [card.icons, print.biscuits],
    'featured icon': [card.dogma, print.dogmaBiscuit],
  }
  const [ours, theirs] = [linesOf(card), printedLinesOf(print)]
  const found = Object.entries(facts).flatMap(([fact, [one, other]]) => (one === other ? [] : [fact]))
  if (kindsOf(ours) !== kindsOf(theirs)) return [...found, 'lines']
  const aspects = ours.flatMap(([, text], at) =>
    differingAspects(textFacts(text), textFacts(theirs[at]?.[1] ?? '')),
  )
  return [...found, ...new Set(aspects)]
}

const named = new Set(DIFFERENCES.flatMap(({ card, about }) => about.map((one) => `${card}: ${one}`)))

it('every card says what its print says, but for the differences that are named with a reason', ({
  skip,
}) => {
  const prints = referenceCards() ?? skip(NO_FACTS)
  const written = new Map(allCards.map((card) => [card.name, card]))
  expect([...written.keys()].sort()).toEqual(prints.map(({ name }) => name).sort())
  const found = new Set(
    prints.flatMap((print) => {
      const card = written.get(print.name)
      return card === undefined ? [] : differencesOf(card, print).map((about) => `${print.name}: ${about}`)
    }),
  )
  expect([...found].filter((one) => !named.has(one))).toEqual([])
  expect([...named].filter((one) => !found.has(one))).toEqual([])
})

/** How the facts say of a ruling that it is not what the print says. */
const ADMITS = /differs from wording|not in the wording|as applied|^applied|intended/i

it('every ruling that says otherwise than the print is named, and what is done about it', ({ skip }) => {
  const prints = referenceCards() ?? skip(NO_FACTS)
  const settled = new Set(RULINGS.map(({ card }) => card))
  const open = prints.filter(
    ({ name, rulings = [] }) => !settled.has(name) && rulings.some((one) => ADMITS.test(one)),
  )
  expect(open.map(({ name }) => name)).toEqual([])
  const ruled = new Set(prints.filter(({ rulings = [] }) => rulings.length > 0).map(({ name }) => name))
  expect([...settled].filter((name) => !ruled.has(name))).toEqual([])
})

/**
 * A ruling that is new or changed is read against the printed sentence; then `npx vitest run -u` notes that
 * it was.
 */
it('every ruling has been read beside the printed sentence', async ({ skip }) => {
  const prints = referenceCards() ?? skip(NO_FACTS)
  const read = prints.flatMap(({ name, rulings = [] }) =>
    rulings.length === 0 ? [] : [[name, sumOf(rulings)]],
  )
  await expect(`${JSON.stringify(Object.fromEntries(read), undefined, 2)}\n`).toMatchFileSnapshot(
    'rulings-read.json',
  )
})

const sumOf = (rulings: readonly string[]): string =>
  createHash('sha256').update(rulings.join('\n')).digest('hex').slice(0, 12)

it('the lists name cards that there are, each once, and say why', () => {
  const names = new Set(allCards.map(({ name }) => name))
  for (const list of [DIFFERENCES, RULINGS]) {
    expect(list.map(({ card }) => card).filter((card) => !names.has(card))).toEqual([])
    expect(new Set(list.map(({ card }) => card)).size).toBe(list.length)
    for (const { card, why } of list)
      expect([card, why]).toEqual([card, expect.stringMatching(/^[A-Z].{15,}\.$/)])
  }
})
