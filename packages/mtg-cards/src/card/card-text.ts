import type { CardData, CardFace } from './card'
import { type MaybeCardData, faceAt, facesOf } from './blank-card'
import { hasType } from './type-line'

/** Stands in the rules text of a custom card for its face's own name (rules: cards 5.4). */
export const CARD_NAME = 'CARD_NAME'

const FACE_SEPARATOR = ' // '
const TEXT_SEPARATOR = '\n//\n'

type TextField = {
  [Field in keyof CardFace]: CardFace[Field] extends string ? Field : never
}[keyof CardFace]

function joined(data: MaybeCardData, field: TextField, separator: string): string {
  return facesOf(data)
    .map((_, index) => faceAt(data, index)[field])
    .join(separator)
}

/** Returns the name of a face, or all face names joined with ` // ` (rules: cards 4). */
export function cardName(data: MaybeCardData, faceIndex?: number): string {
  return faceIndex === undefined ? joined(data, 'name', FACE_SEPARATOR) : faceAt(data, faceIndex).name
}

/** Returns the type line of a face or, joined with ` // `, of the card. */
export function cardTypeLine(data: MaybeCardData, faceIndex?: number): string {
  if (faceIndex !== undefined) return faceAt(data, faceIndex).type_line
  return joined(data, 'type_line', FACE_SEPARATOR)
}

/** Returns the rules text to show: CARD_NAME replaced; the faces of a card divided by a line of `//`. */
export function cardOracleText(data: MaybeCardData, faceIndex?: number): string {
  if (faceIndex !== undefined) return shownRulesText(faceAt(data, faceIndex))
  return facesOf(data)
    .map((_, index) => shownRulesText(faceAt(data, index)))
    .join(TEXT_SEPARATOR)
}

/** Returns a rules text without the reminder text in parentheses. */
export function withoutReminders(text: string): string {
  return text.replace(/ ?\([^()]*\)/g, '')
}

/** Returns the rules text of a card without reminder text, each face's own name as `~`. */
export function cardOwnText(data: MaybeCardData): string {
  const ownText = (index: number) => {
    const face = faceAt(data, index)
    const text = rulesTextWithoutName({ ...face, oracle_text: shownRulesText(face) })
    return withoutReminders(text).replaceAll(CARD_NAME, '~')
  }
  return facesOf(data)
    .map((_, index) => ownText(index))
    .join(TEXT_SEPARATOR)
}

/** Returns the flavor text of a face or of the card, divided like the rules text. */
export function cardFlavorText(data: MaybeCardData, faceIndex?: number): string {
  if (faceIndex !== undefined) return faceAt(data, faceIndex).flavor_text
  return joined(data, 'flavor_text', TEXT_SEPARATOR)
}

/** Returns the names of all of the card's artists, joined into one text. */
export function cardArtists(data: MaybeCardData): string {
  return joined(data, 'artist', FACE_SEPARATOR)
}

/** Returns the set code, `custom` for a card without a set (rules: cards 1.1). */
export function cardSetCode(data: CardData): string {
  return data.set ?? 'custom'
}

/**
 * Returns the codes that a search by set finds the card under, in lower case: its own, and that of the
 * printing it was copied from.
 */
export function searchedSetCodes(data: CardData): readonly string[] {
  const codes = data.origin === undefined ? [cardSetCode(data)] : [cardSetCode(data), data.origin.set]
  return codes.map((code) => code.toLowerCase())
}

/**
 * Returns the formats of a card, or of the one that a cube's copy came from; restricted counts as legal
 * (rules: cards 2.4).
 */
export function legalFormats({ legal, restricted = [], origin }: CardData): readonly string[] {
  return [...legal, ...restricted, ...(origin?.legal ?? [])]
}

/** True when the card may be played in the format. */
export function isLegalIn(data: CardData, format: string): boolean {
  return legalFormats(data).includes(format)
}

/** Returns a face's rules text with CARD_NAME replaced by its name. */
export function shownRulesText(face: CardFace): string {
  return face.oracle_text.replaceAll(CARD_NAME, face.name === '' ? 'this card' : face.name)
}

/**
 * Returns a face's rules text with its own name stored as CARD_NAME, so that renaming works. The short name
 * of a legend (the part before the comma) counts as its name (rules: cards 5.4).
 */
export function rulesTextWithoutName(face: CardFace): string {
  return ownNames(face).reduce((text, name) => replaceName(text, name), face.oracle_text)
}

function ownNames(face: CardFace): readonly string[] {
  const name = face.name.trim()
  const [short = ''] = name.split(',')
  const names = hasType(face, 'legendary') && short !== name ? [name, short.trim()] : [name]
  return names.filter((candidate) => candidate !== '')
}

const ENDS_IN_WORD = /[\p{L}\p{N}_]$/u
const BEGINS_IN_WORD = /^[\p{L}\p{N}_]/u

/**
 * Within a longer word a name is not the name. No pattern is made of it: that takes longer than all the rest
 * of an import.
 */
function replaceName(text: string, name: string): string {
  let replaced = ''
  let done = 0
  for (let at = text.indexOf(name); at >= 0; ) {
    const end = at + name.length
    const isName =
      !ENDS_IN_WORD.test(text.slice(Math.max(0, at - 2), at)) &&
      !BEGINS_IN_WORD.test(text.slice(end, end + 2))
    if (isName) {
      replaced += text.slice(done, at) + CARD_NAME
      done = end
    }
    at = text.indexOf(name, isName ? end : at + 1)
  }
  return replaced + text.slice(done)
}
