import type { CardFace, ColorLetter } from './card'
import { colorKey, distinctColors } from '../mana/color-order'
import { refusal } from '../card-refusals'

/** The letters of each indicator icon in the order of its name (rules: cards 4.3). */
const INDICATOR_CODES: readonly string[] = [
  ...['w', 'u', 'b', 'r', 'g'],
  ...['wu', 'wb', 'ub', 'ur', 'bg', 'br', 'rw', 'rg', 'gu', 'gw'],
  ...['wug', 'ubw', 'bru', 'rgb', 'gwr'],
  ...['wbg', 'urw', 'bgu', 'rwb', 'gur'],
  ...['ubrg', 'brgw', 'rgwu', 'gwub', 'wubr'],
  'wubrg',
]

const CODE_BY_KEY: ReadonlyMap<string, string> = new Map(
  INDICATOR_CODES.map((code) => [[...code].sort().join(''), code]),
)

/**
 * Returns the name of the indicator icon for a set of colors, whatever their order (rules: cards 4.3).
 * Refuses when no icon has exactly these letters, and when there are no letters.
 */
export function colorIndicatorCode(letters: readonly ColorLetter[]): string {
  const code = CODE_BY_KEY.get(colorKey(letters))
  if (code === undefined) throw refusal('no_color_indicator', { letters: letters.join('') })
  return code
}

/**
 * Returns the face with this indicator. Refuses when the face has a mana cost (rules: screens 1.5);
 * emptying the indicator is always allowed.
 * @internal
 */
export function setColorIndicator(face: CardFace, letters: readonly ColorLetter[]): CardFace {
  if (letters.length > 0 && face.mana_cost.trim() !== '') throw refusal('indicator_beside_cost')
  return { ...face, color_indicator: distinctColors(letters) }
}

/** Refuses a face that has both a mana cost and an indicator, and an indicator that no icon shows. */
export function checkIndicator(face: CardFace): void {
  if (face.color_indicator.length === 0) return
  setColorIndicator(face, face.color_indicator)
  colorIndicatorCode(face.color_indicator)
}

/** Returns the face with one color of the indicator switched on or off; refuses like setColorIndicator. */
export function toggleColorIndicator(face: CardFace, letter: ColorLetter): CardFace {
  const without = face.color_indicator.filter((other) => other !== letter)
  const isOn = without.length < face.color_indicator.length
  return setColorIndicator(face, isOn ? without : [...without, letter])
}

/**
 * Returns the face with this mana cost and no indicator: clearing a cost empties the indicator
 * (rules: screens 1.5) and a face never has both (rules: library 4).
 */
export function setManaCost(face: CardFace, cost: string): CardFace {
  return { ...face, mana_cost: cost, color_indicator: [] }
}
