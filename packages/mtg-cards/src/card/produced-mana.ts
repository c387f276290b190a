import { COLOR_LETTERS, type CardData, type CardFace, type ManaLetter } from './card'
import { faceAt, facesOf } from './blank-card'
import { symbolsIn } from '../mana/mana-symbol'
import { hasSubtype, isLand } from './type-line'

const BASIC_LAND_MANA: readonly (readonly [string, ManaLetter])[] = [
  ['plains', 'w'],
  ['island', 'u'],
  ['swamp', 'b'],
  ['mountain', 'r'],
  ['forest', 'g'],
]
const MANA: readonly ManaLetter[] = [...COLOR_LETTERS, 'c']

/** Returns the mana of a face's basic land types. */
export const basicLandMana = (face: CardFace): readonly ManaLetter[] =>
  BASIC_LAND_MANA.filter(([type]) => hasSubtype(face, type)).map(([, letter]) => letter)

/** Returns the letters of all mana that some face of the card makes. */
export function producedMana(data: CardData): readonly ManaLetter[] {
  return [...new Set(facesOf(data).flatMap((_, index) => manaOfFace(faceAt(data, index))))]
}

/**
 * What the provider states; where it states nothing for a face, as in old data, what the face's text and type
 * say.
 */
const manaOfFace = (face: CardFace): readonly ManaLetter[] =>
  face.produced_mana.length > 0 ? face.produced_mana : [...basicLandMana(face), ...manaInText(face)]

/** Returns the mana that a land is told by: of no more than two letters; none for all else. */
export function landMana(face: CardFace): readonly ManaLetter[] {
  const mana = isLand(face) ? [...new Set(manaOfFace(face))] : []
  const colors = mana.filter((letter) => letter !== 'c')
  const shown = colors.length > 0 ? colors : mana
  return shown.length > 2 ? [] : MANA.filter((letter) => shown.includes(letter))
}

/** Abilities of what a card makes are in quotes, or told in reminder text with quotes. */
function manaInText({ oracle_text }: CardFace): readonly ManaLetter[] {
  const own = oracle_text
    .replace(/\([^()]*["“][^()]*\)/g, '')
    .split('\n')
    .map((line) => (/\bcreates?\b|\btokens?\b/i.test(line) ? line.replace(/["“][^"”]*["”]/g, '') : line))
    .join('\n')
  return [...own.matchAll(/\badds?\b([^.\n]*)/gi)].flatMap(([, what = '']) => {
    if (/mana of any type|any type of mana/i.test(what)) return MANA
    if (/\bany(?: one)? color\b|combination of colors|any combination/i.test(what) && !hasSymbol(what))
      return COLOR_LETTERS
    const named = symbolsIn(what).flatMap((symbol) => symbol.toLowerCase().split('/'))
    return MANA.filter((letter) => named.includes(letter))
  })
}

const hasSymbol = (text: string): boolean => symbolsIn(text).length > 0
