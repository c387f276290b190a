import { faceOf } from '../card/card-facts'
import type { Table } from '../table/table'
import { type TextToken, tokensIn } from './tokens-in-text'

/** A token that a card makes. */
export interface MadeToken extends TextToken {
  /** The card that makes it. */
  readonly by: string
}

/** What a card does from the graveyard. */
const WORKS_THERE = /\b(?:embalm|eternalize|flashback|from your graveyard)\b/i

/** Returns the tokens that the texts of a player's cards in play, on the stack and in hand speak of, each once; in the graveyard of those that work there. */
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
    'graveyard',
  ] as const
  const made = zones.flatMap((zone) =>
    own.zones[zone].cards.flatMap((card) => {
      const face = faceOf(card)
      if (face === undefined || (zone === 'graveyard' && !WORKS_THERE.test(face.oracle_text))) return []
      return tokensIn(face.oracle_text).map((token) => ({ ...token, by: face.name }))
    }),
  )
  return [...new Map(made.map((token) => [`${token.name} ${token.annotation}`, token])).values()]
}
