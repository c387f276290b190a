import type { CardFace } from './card'

/** A dash splits the line when it is a long one or stands alone; `Power-Plant` stays whole. */
const SPLITTER = /\s*[–—]\s*|\s+-+\s+|^-+\s+|\s+-+$/

/** Returns the words before the dash in lower case: supertypes and card types. */
export function typeWords(typeLine: string): readonly string[] {
  return words(typeLine.split(SPLITTER)[0] ?? '')
}

/**
 * Returns the words after the dash in lower case: the subtypes.
 * @internal
 */
export function subtypeWords(typeLine: string): readonly string[] {
  return words(typeLine.split(SPLITTER).slice(1).join(' '))
}

function words(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Returns the type line as it is stored: any dash between the parts becomes ` — ` (rules: library 4). */
export function normalizeTypeLine(typeLine: string): string {
  const trimmed = typeLine.trim().replace(/\s+/g, ' ')
  const [types = '', ...subtypes] = trimmed.split(SPLITTER)
  const after = subtypes.join(' ').trim()
  return after === '' ? types.trim() : `${types.trim()} — ${after}`
}

/** True when the word stands before the dash of the face's type line, for example `creature`. */
export function hasType(face: CardFace, word: string): boolean {
  return typeWords(face.type_line).includes(word.toLowerCase())
}

/** True when the word stands after the dash of the face's type line, for example `vehicle`. */
export function hasSubtype(face: CardFace, word: string): boolean {
  return subtypeWords(face.type_line).includes(word.toLowerCase())
}

export function isCreature(face: CardFace): boolean {
  return hasType(face, 'creature')
}

export function isArtifact(face: CardFace): boolean {
  return hasType(face, 'artifact')
}

export function isPlaneswalker(face: CardFace): boolean {
  return hasType(face, 'planeswalker')
}

/** True when `land` stands as a word among the types; a subtype that merely contains it does not count. */
export function isLand(face: CardFace): boolean {
  return hasType(face, 'land')
}

export function isVehicle(face: CardFace): boolean {
  return hasSubtype(face, 'vehicle')
}

export function isSiege(face: CardFace): boolean {
  return hasSubtype(face, 'siege')
}
