import type { CardData, CardFace } from './card'

/** A face with every text empty; reading a missing face gives this (rules: cards 1.1). */
export const BLANK_FACE: CardFace = {
  name: '',
  mana_cost: '',
  type_line: '',
  oracle_text: '',
  flavor_text: '',
  power: '',
  toughness: '',
  loyalty: '',
  defense: '',
  artist: '',
  image_uri: '',
  color_indicator: [],
  produced_mana: [],
}

/** Returns a new blank card: layout normal, common, one blank face (rules: cards 1.1). */
export function blankCardData(): CardData {
  return { card_faces: [BLANK_FACE], layout: 'normal', rarity: 'common', digital: false, legal: [] }
}

/** Returns a face from the given fields, the others blank. */
export function cardFace(fields: Partial<CardFace>): CardFace {
  return { ...BLANK_FACE, ...fields }
}

/**
 * What the readers below accept: a record as it should be, or what a broken import left of it. Stored data is
 * JSON, so a missing record or face list must not crash a screen.
 */
export type MaybeCardData = { readonly card_faces?: readonly CardFace[] } | null | undefined

/** Returns the faces of a record; none when the record or its list is missing. */
export function facesOf(data: MaybeCardData): readonly CardFace[] {
  const faces: unknown = data?.card_faces
  return Array.isArray(faces) ? (data?.card_faces ?? []) : []
}

/** Returns a face with every field present; a missing face reads as blank. Never throws. */
export function faceAt(data: MaybeCardData, index: number): CardFace {
  const face: Partial<CardFace> | null | undefined = facesOf(data)[index]
  if (!face) return BLANK_FACE
  return isComplete(face) ? face : completed(face)
}

function isComplete(face: Partial<CardFace>): face is CardFace {
  return Object.keys(BLANK_FACE).every((field) => {
    const value: unknown = Reflect.get(face, field)
    return value !== undefined && value !== null
  })
}

function completed(face: Partial<CardFace>): CardFace {
  const present = Object.entries(face).filter(([, value]) => value !== undefined && value !== null)
  return { ...BLANK_FACE, ...Object.fromEntries(present) }
}

/**
 * True for a card that cannot be shown as one: no data, no face list, an empty list, or a face without a
 * non-blank name (rules: cards 1.1). Accepts anything, since it judges stored data.
 */
export function isMalformed(card: unknown): boolean {
  const faces = property(property(card, 'data'), 'card_faces')
  if (!Array.isArray(faces) || faces.length === 0) return true
  return faces.some((face: unknown) => {
    const name = property(face, 'name')
    return typeof name !== 'string' || name.trim() === ''
  })
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
