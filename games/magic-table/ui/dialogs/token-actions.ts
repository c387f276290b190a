import { powerToughnessText } from '@parlour/mtg-cards'
import type { TableAction } from '../acting/table-action'
import { faceOf } from '../card/card-facts'
import type { Table } from '../table/table'
import { BLANK_TOKEN, type TokenDesign } from './token-design'
import { keyOf } from './tokens-made'

interface TokenPlace {
  /** The id of the token's card in the database, where there is one. */
  readonly card?: string | undefined
  readonly count: number
  readonly zoneId: string
  readonly morph: boolean
}

/**
 * Returns the action that makes tokens: of the card of the database, which has a picture, else as described.
 */
export function tokenAction(
  { name, type, power, toughness, colors, rules, annotation }: TokenDesign,
  { card, count, zoneId, morph }: TokenPlace,
): TableAction {
  if (card === undefined || morph)
    return {
      name: 'create token',
      data: { name, type, power, toughness, colors: [...colors], rules, annotation, count, zoneId, morph },
    }
  return {
    name: 'import card',
    data: { card: { _id: card }, annotation, count, zoneId, isToken: true },
  }
}

/** Returns the tokens on the table that the viewer knows, each kind once. */
export function tokensThere({
  places,
}: Pick<Table, 'places'>): readonly { readonly id: string; readonly token: TokenDesign }[] {
  const there = [...places.values()].flatMap(({ card }) => {
    const face = faceOf(card)
    if (!card.token || card.isEffect || face === undefined) return []
    const { name, power, toughness, color_indicator: colors, oracle_text: rules } = face
    const type = face.type_line.replace(/^Token ?/, '')
    const stats = powerToughnessText(face) === '' ? {} : { power, toughness }
    const token = { ...BLANK_TOKEN, name, type, ...stats, colors, rules, annotation: card.annotation }
    return [{ id: card.id, token }]
  })
  return [...new Map(there.map((one) => [keyOf(one.token), one])).values()]
}
