import type { CardToken } from '@parlour/mtg-cards'
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
      return tokensOf(card.card?.data.tokens, tokensIn(face.oracle_text)).map((token) => ({
        ...token,
        by: face.name,
      }))
    }),
  )
  return [...new Map(made.map((token) => [`${token.name} ${token.annotation}`, token])).values()]
}

/**
 * The tokens that are listed for a card, as its text describes them where it does, then others that the text
 * speaks of. The provider's list knows neither size nor color; a card that came from elsewhere, or before
 * lists were kept, has only its text.
 */
function tokensOf(listed: readonly CardToken[] = [], inText: readonly TextToken[]): readonly TextToken[] {
  const described = listed.flatMap((token) => {
    const words = inText.filter(({ name }) => name === token.name)
    return words.length > 0 ? words : [{ name: token.name, annotation: kindsOf(token) }]
  })
  return [...new Set([...described, ...inText])]
}

/** `Token Legendary Artifact Creature — Thopter` named Thopter is `legendary artifact`. */
function kindsOf({ name, type_line }: CardToken): string {
  const [kinds = '', own = ''] = type_line.split(' — ')
  const words = kinds.split(' ').filter((word) => !['Token', 'Creature'].includes(word))
  const named = own === name ? [] : [own]
  return [...words.map((word) => word.toLowerCase()), ...named].join(' ').trim()
}
