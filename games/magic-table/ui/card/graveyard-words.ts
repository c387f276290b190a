import type { CardFace } from '@parlour/mtg-cards'

const KEYWORDS = [
  'aftermath',
  'disturb',
  'embalm',
  'escape',
  'eternalize',
  'flashback',
  'harmonize',
  'jump-start',
  'unearth',
] as const

/**
 * Returns what a card can still do from a graveyard: its keywords for that, and `returns` where it brings
 * itself back.
 */
export function graveyardWords({ name, oracle_text }: CardFace): readonly string[] {
  const text = oracle_text.toLowerCase()
  const words = KEYWORDS.filter((keyword) => text.includes(keyword))
  const own = [name.toLowerCase(), 'card_name', 'this card']
  const returns = own.some((self) => text.includes(`return ${self} from your graveyard`))
  return returns ? [...words, 'returns'] : words
}
