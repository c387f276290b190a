import type { Card, CardData } from '../card/card'
import { faceAt, facesOf } from '../card/blank-card'
import { cardColors, frontFaces } from '../card/card-colors'
import { isScarred } from '../history/card-history'
import { cardOracleText } from '../card/card-text'
import { symbolsIn } from '../mana/mana-symbol'
import { hasType, isCreature, isLand } from '../card/type-line'

/** What a card is judged by: its data and, for a cube's own card, its history and origin. */
export type JudgedCard = Pick<Card, 'data'> & Partial<Pick<Card, 'changes' | 'source'>>

type Judge = (card: JudgedCard) => boolean
const layout =
  (...layouts: readonly string[]): Judge =>
  ({ data }) =>
    layouts.includes(data.layout)
const PERMANENTS = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker']
const costSymbols = (data: CardData) =>
  facesOf(data).flatMap((_, index) => symbolsIn(faceAt(data, index).mana_cost))

const PROPERTIES = {
  land: ({ data }) => frontFaces(data).some(isLand),
  basic: ({ data }) => hasType(faceAt(data, 0), 'basic'),
  permanent: ({ data }) => frontFaces(data).some((face) => PERMANENTS.some((type) => hasType(face, type))),
  spell: ({ data }) => frontFaces(data).some((face) => !isLand(face) && !hasType(face, 'token')),
  historic: ({ data }) =>
    frontFaces(data).some(
      (face) => hasType(face, 'legendary') || hasType(face, 'artifact') || /\bsaga\b/i.test(face.type_line),
    ),
  commander: ({ data }) => {
    const front = faceAt(data, 0)
    const isLegend = hasType(front, 'legendary') && isCreature(front) && !hasType(front, 'token')
    return isLegend || /can be your commander/i.test(front.oracle_text)
  },
  vanilla: ({ data }) => isCreature(faceAt(data, 0)) && cardOracleText(data).trim() === '',
  multicolor: ({ data }) => cardColors(data).length > 1,
  colorless: ({ data }) => cardColors(data).length === 0,
  hybrid: ({ data }) => costSymbols(data).some((symbol) => /^[2CWUBRG]\/[WUBRG]/.test(symbol)),
  phyrexian: ({ data }) => costSymbols(data).some((symbol) => /\/P$/.test(symbol)),
  split: layout('split'),
  flip: layout('flip'),
  transform: layout('transform'),
  mdfc: layout('modal_dfc'),
  dfc: layout('transform', 'modal_dfc'),
  meld: layout('meld'),
  adventure: layout('adventure'),
  leveler: layout('leveler'),
  saga: ({ data }) => /\bsaga\b/i.test(faceAt(data, 0).type_line),
  token: ({ data }) => /\b(?:token|emblem)\b/i.test(`${data.layout} ${faceAt(data, 0).type_line}`),
  digital: ({ data }) => data.digital,
  reprint: ({ data }) => data.reprint === true,
  custom: ({ source }) => source === 'custom',
  scarred: isScarred,
} as const satisfies Readonly<Record<string, Judge>>

/** Words for properties that a query may ask for: `is:land`, `is:scarred`. */
export type CardProperty = keyof typeof PROPERTIES

export const CARD_PROPERTIES = Object.keys(PROPERTIES) as readonly CardProperty[]

/** True when the card has the property. */
export function hasProperty(card: JudgedCard, property: CardProperty): boolean {
  return PROPERTIES[property](card)
}

/** Returns the properties that the card has. */
export function propertiesOf(card: JudgedCard): readonly CardProperty[] {
  return CARD_PROPERTIES.filter((property) => hasProperty(card, property))
}
