import type { Card } from '../../rules/facts/card'

/** Returns what a screen reader says of a card after its name: cost, aspect, text and points. */
export function spokenFacts({ cost, aspect, text, points, innerPoints }: Card): string {
  const facts = [...(cost < 0 ? [] : [`cost ${cost}`]), aspect ?? 'no aspect']
  return `${facts.join(', ')}. ${text.join(' ')} Worth ${points} in the deck, ${innerPoints} in the inner circle.`
}
