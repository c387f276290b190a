import { faceOf } from '../card/card-facts'
import type { Table } from '../table/table'
import { type TextToken, tokensIn } from './tokens-in-text'

/** A token that a card makes. */
export interface MadeToken extends TextToken {
  /** The card that makes it. */
  readonly by: string
}

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
      return face === undefined
        ? []
        : tokensIn(face.oracle_text).map((token) => ({ ...token, by: face.name }))
    }),
  )
  return [...new Map(made.map((token) => [`${token.name} ${token.annotation}`, token])).values()]
}
