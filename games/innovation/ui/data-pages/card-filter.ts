import type { Card } from '../../rules/facts/card'
import { cards } from '../../rules/facts/catalog'
import { type Color, type Expansion, HIGHEST_AGE, type StandardIcon } from '../../rules/facts/names'
import { iconKind } from '../icons/icon-kinds'

/**
 * Which cards of the list are shown. With no color or icon chosen, any will do; a card must have all chosen
 * icons.
 */
export interface CardFilter {
  readonly text: string
  readonly sets: ReadonlySet<Expansion>
  readonly colors: ReadonlySet<Color>
  readonly icons: ReadonlySet<StandardIcon>
  /** Every age, as text, or an empty text for all. */
  readonly age: string
}

/** The sets that are shown at first, and those behind a switch. */
export const SHOWN_SETS: readonly Expansion[] = ['base', 'city', 'usee']
export const OTHER_SETS: readonly Expansion[] = ['echo', 'figs', 'arti']

/** The ages that the list has. */
export const AGES: readonly number[] = Array.from({ length: HIGHEST_AGE }, (_, at) => at + 1)

/** The cards of one age that are shown, and how many there are in the chosen sets. */
export interface AgeGroup {
  readonly age: number
  readonly cards: readonly Card[]
  readonly of: number
}

/** The cards that the filter lets through, by age. */
export function shownAges({ text, sets, colors, icons, age }: CardFilter): readonly AgeGroup[] {
  const words = text.trim().toLowerCase()
  const isShown = (card: Card) =>
    (colors.size === 0 || colors.has(card.color)) &&
    [...icons].every((code) => card.has(code)) &&
    (words === '' || searched(card).includes(words))
  return AGES.filter((one) => age === '' || age === String(one)).map((one) => {
    const all = cards.filter((card) => card.age === one && sets.has(card.set))
    return { age: one, cards: all.filter(isShown), of: all.length }
  })
}

const texts = new Map<Card, string>()

/** What is searched of a card: its name and its text, icons by their names. */
function searched(card: Card): string {
  const known = texts.get(card)
  if (known !== undefined) return known
  const lines = [...card.echo, ...card.karma, ...card.effects].map(({ text }) => plainText(text))
  const text = [card.name, ...lines].join('\n').toLowerCase()
  texts.set(card, text)
  return text
}

/** A text in words only: `{k}` becomes castle, `{3}` stays 3. */
const plainText = (text: string): string =>
  text.replace(/\{([^{}]+)\}/g, (_, code: string) =>
    code.length === 1 && !/\d/.test(code) ? (iconKind(code)?.name ?? code) : code,
  )
