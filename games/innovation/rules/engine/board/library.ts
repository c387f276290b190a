import type { Achievement } from '../../facts/achievement'
import type { Card } from '../../facts/card'
import { achievementOf, achievements, cardOf, cards } from '../../facts/catalog'
import { type Back, backName } from '../../facts/piece'

/** The card of a name. An unknown name is a bug, or a card of an achievement where only cards can be. */
export function cardNamed(name: string): Card {
  const card = cardOf(name)
  if (card === undefined) throw new RangeError(`there is no card '${name}'`)
  return card
}

/** The card of a name, or undefined for achievements without a value. */
export const cardOrNot = cardOf

export const achievementNamed: (name: string) => Achievement | undefined = achievementOf

export const isAchievement = (name: string): boolean => achievementOf(name) !== undefined

/** The decrees, by name. */
export const decrees: readonly string[] = achievements
  .filter(({ kind }) => kind === 'decree')
  .map(({ name }) => name)
  .sort()

/** The cards of one deck, in the order of the set. */
export function cardsOf(set: string, value: number): readonly Card[] {
  return cards.filter((card) => card.set === set && (card.age as number) === value)
}

/**
 * Returns what those know of a card who do not see its face; undefined for what has no value and is known by
 * name.
 */
export function backOfCard(name: string): Back | undefined {
  const card = cardOf(name)
  return card === undefined ? undefined : { set: card.set, value: card.age }
}

/** How a card is called by those who do not see its face. */
export function hiddenName(name: string): string {
  const back = backOfCard(name)
  return back === undefined ? name : backName(back)
}
