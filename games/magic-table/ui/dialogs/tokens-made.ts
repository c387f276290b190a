import { faceOf } from '../card/card-facts'
import type { Table } from '../table/table'
import type { CardOnTable } from '../table/table-card'
import { designOfListed, designOfText, type TokenDesign, tokenLabel, tokenWords } from './token-design'
import { tokensIn } from './tokens-in-text'

/** A token that a card makes. */
export interface MadeToken extends TokenDesign {
  /** The card that makes it. */
  readonly by: string
}

/** What a card does from the graveyard. */
const WORKS_THERE = /\b(?:embalm|eternalize|flashback|from your graveyard)\b/i

/**
 * Returns the tokens that a player's cards in play, on the stack and in hand make, each once; in the
 * graveyard those that work there.
 */
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
      return tokensOf(card).map((token) => ({ ...token, by: face.name }))
    }),
  )
  return [...new Map(made.map((token) => [keyOf(token), token])).values()]
}

/** Returns what tells a token from another. */
export const keyOf = (token: TokenDesign): string => `${tokenLabel(token)} ${tokenWords(token)}`

/**
 * Returns the tokens that a card makes: those that are listed for it, as its text describes them where it
 * does, then others that the text speaks of. The provider's list knows neither size nor color; a card that
 * came from elsewhere, or before lists were kept, has only its text.
 */
export function tokensOf(card: CardOnTable): readonly TokenDesign[] {
  const inText = tokensIn(faceOf(card)?.oracle_text ?? '').map(designOfText)
  const described = (card.card?.data.tokens ?? []).flatMap((token) => {
    const words = inText.filter(({ name }) => name === token.name)
    return words.length > 0 ? words : [designOfListed(token)]
  })
  return [...new Set([...described, ...inText])]
}
