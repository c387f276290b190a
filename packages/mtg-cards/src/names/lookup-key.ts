import type { CardData } from '../card/card'
import { faceAt, facesOf } from '../card/blank-card'

/**
 * Returns a text without soft hyphens and letters of no width, which pages put into what is copied from them.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/\u00AD|\u200B|\u200C|\u200D|\u2060|\uFEFF/g, '')
}

/** Returns a text with curly quotes made straight. */
export function straightQuotes(text: string): string {
  return text.replace(/[‘’‛′]/g, "'").replace(/[“”‟″]/g, '"')
}

/**
 * Returns the form in which texts are searched, so that nobody has to type what no keyboard has: lower case,
 * no accents, straight quotes, `ae` for `æ`, plain hyphens. It goes letter by letter: a part of a text gives
 * a part of its form.
 */
export function foldedText(text: string): string {
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.toLowerCase()
  return straightQuotes(withoutInvisible(text))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
}

/** Single replacements, so that a database can make the same of a name as the browser does. */
export const SLASH_STEPS: readonly (readonly [part: string, replacement: string])[] = [
  ['//', '/'],
  ['//', '/'],
  [' /', '/'],
  ['/ ', '/'],
]

/**
 * Returns a folded name with one `/`, and no blanks around it, between the names of faces: how one with a
 * slash is searched.
 */
export function slashedName(name: string): string {
  return SLASH_STEPS.reduce((text, [part, replacement]) => text.replaceAll(part, replacement), name)
}

/**
 * Returns a part of a name, folded, as it stands in the `slashedName` of every card that has it; nothing when
 * it has no slash.
 */
export function slashedPart(part: string): string | undefined {
  return part.includes('/') ? foldedText(part).replace(/\s*\/+\s*/g, '/') : undefined
}

/**
 * Returns the form under which names are looked up (rules: cards 6): folded, with single blanks, without ®
 * and ©, and ` // ` for any of the ways to separate the names of two faces. The store holds names in this
 * form: who changes it migrates `card_names`.
 */
export function lookupKey(name: string): string {
  return foldedText(name.replace(/[®©]/g, ''))
    .replace(/\s*\/{1,3}\s*/g, ' // ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns the keys of a card: its full name first, then each face's name. */
export function lookupKeys(data: CardData): readonly string[] {
  const names = facesOf(data).map((_, index) => faceAt(data, index).name)
  return [...new Set([names.join(' // '), ...names].map(lookupKey))]
}
