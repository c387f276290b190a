import { type CardData, type CardFace, COLOR_LETTERS, type ColorLetter } from './card'
import { faceAt, facesOf, type MaybeCardData } from './blank-card'
import { distinctColors } from '../mana/color-order'
import { costColors } from '../mana/mana-cost'
import { symbolColors, symbolsIn } from '../mana/mana-symbol'
import { hasSubtype } from './type-line'

const DEVOID = /\bdevoid\b/i

/** Color of the mana that each basic land type makes. */
const BASIC_LAND_TYPES: readonly (readonly [string, ColorLetter])[] = [
  ['plains', 'w'],
  ['island', 'u'],
  ['swamp', 'b'],
  ['mountain', 'r'],
  ['forest', 'g'],
]

const COLOR_WORDS: readonly (readonly [string, ColorLetter])[] = [
  ['white', 'w'],
  ['blue', 'u'],
  ['black', 'b'],
  ['red', 'r'],
  ['green', 'g'],
]

/**
 * Returns a face's colors: none with devoid, what its text defines ("is all colors", "is colorless"), else
 * its indicator, else the colors of its mana cost.
 */
export function faceColors(face: CardFace): readonly ColorLetter[] {
  if (DEVOID.test(face.oracle_text)) return []
  const defined = definedColors(face)
  if (defined) return defined
  if (face.color_indicator.length > 0) return distinctColors(face.color_indicator)
  return costColors(face.mana_cost)
}

/**
 * Returns the colors of one face, or of the whole card: every face by itself, then merged, so that the
 * indicator of a back face does not hide the front's cost (rules: cards 4).
 */
export function cardColors(data: MaybeCardData, faceIndex?: number): readonly ColorLetter[] {
  if (faceIndex !== undefined) return faceColors(faceAt(data, faceIndex))
  return distinctColors(facesOf(data).flatMap((_, index) => faceColors(faceAt(data, index))))
}

/**
 * Returns the faces that speak for the card outside the table: both halves of a split card, else the front.
 */
export function frontFaces(data: CardData): readonly CardFace[] {
  const count = data.layout === 'split' ? Math.max(1, facesOf(data).length) : 1
  return Array.from({ length: count }, (_, index) => faceAt(data, index))
}

/** Returns the colors by which lists file a card: those of its front faces (rules: cards 7.1). */
export function frontColors(data: CardData): readonly ColorLetter[] {
  return distinctColors(frontFaces(data).flatMap(faceColors))
}

/**
 * Returns the color identity by the official rule: symbols in cost and rules text of all faces without
 * reminder text, indicators, basic land types, and "is all colors" or "is red" said of the card itself.
 */
export function colorIdentity(data: MaybeCardData): readonly ColorLetter[] {
  return distinctColors(facesOf(data).flatMap((_, index) => faceIdentity(faceAt(data, index))))
}

function faceIdentity(face: CardFace): readonly ColorLetter[] {
  const text = face.oracle_text.replace(/\([^()]*\)/g, '')
  return [
    ...face.color_indicator,
    ...symbolsIn(face.mana_cost + text).flatMap(symbolColors),
    ...BASIC_LAND_TYPES.filter(([type]) => hasSubtype(face, type)).map(([, letter]) => letter),
    ...(definedColors(face) ?? []),
  ]
}

const SELF_DEFINITION = /^(.+?) is ((?:all colors|colorless|white|blue|black|red|green)\b.*)$/

/** The colors that an ability defines for the card itself, such as "This card is all colors." */
function definedColors(face: CardFace): readonly ColorLetter[] | undefined {
  if (!face.oracle_text.includes(' is ')) return undefined
  const itself = [face.name, 'CARD_NAME', 'This card', 'This creature', 'This spell', 'This object']
  for (const sentence of face.oracle_text.split(/[\n.]\s*/)) {
    const [, subject = '', colors = ''] = SELF_DEFINITION.exec(sentence) ?? []
    if (!itself.includes(subject)) continue
    if (colors.startsWith('all colors')) return COLOR_LETTERS
    return COLOR_WORDS.filter(([word]) => new RegExp(`\\b${word}\\b`).test(colors)).map(
      ([, letter]) => letter,
    )
  }
  return undefined
}
