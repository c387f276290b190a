import { faceOf } from '../card/card-facts'
import type { Table } from '../table/table'

/** A token as a card's text describes it. */
export interface MadeToken {
  readonly name: string
  /** Size, color and what it can do. */
  readonly annotation: string
  /** The card that makes it. */
  readonly by: string
}

const CREATES =
  /\bcreates? (?:a|an|one|two|three|four|five|six|x|that many|\d+) (?:tapped )?((?:[\w'’/+*-]+ )*?)(?:(artifact |enchantment )?creature |artifact |enchantment )?tokens?\b( with [^.,]+)?/gi
const PREDEFINED =
  /\bcreates? (?:a|an|one|two|three|x|\d+) (?:tapped )?(Treasure|Food|Clue|Blood|Map|Powerstone) tokens?\b/gi

/** Returns the tokens that the texts of a player's cards in play, on the stack and in hand speak of, each once. */
export function tokensMade({ own }: Pick<Table, 'own'>): readonly MadeToken[] {
  const zones = [
    'creatures',
    'battlefield',
    'attacking',
    'blocking',
    'land',
    'stack',
    'hand',
    'command',
  ] as const
  const made = zones.flatMap((zone) =>
    own.zones[zone].cards.flatMap((card) => {
      const face = faceOf(card)
      return face === undefined ? [] : tokensIn(face.oracle_text, face.name)
    }),
  )
  return [...new Map(made.map((token) => [`${token.name} ${token.annotation}`, token])).values()]
}

/**
 * Returns the tokens that a rules text creates: `a 1/1 white Bird creature token with flying` is a Bird, `1/1 white, flying`.
 * @internal
 */
export function tokensIn(text: string, by: string): readonly MadeToken[] {
  const named = [...text.matchAll(PREDEFINED)].map(([, name = '']) => ({ name, annotation: '', by }))
  const described = [...text.matchAll(CREATES)].flatMap(([, words = '', , abilities = '']) => {
    const all = words.trim().split(' ')
    const name = all.filter((word) => /^[A-Z]/.test(word)).join(' ')
    if (name === '' || named.some((token) => token.name === name)) return []
    const size = all.filter((word) => /^[^A-Z]/.test(word) && word !== 'and').join(' ')
    const ability = abilities.replace(/^ with /, '')
    return [{ name, annotation: [size, ability].filter((part) => part !== '').join(', '), by }]
  })
  return [...named, ...described]
}
