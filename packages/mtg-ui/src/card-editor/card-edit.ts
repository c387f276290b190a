import {
  BLANK_FACE,
  type Card,
  type CardData,
  type CardFace,
  changeRecord,
  faceAt,
  facesOf,
  isWithoutChange,
  normalizeTypeLine,
  originalFaceCount,
  rulesTextWithoutName,
  shownRulesText,
} from '@parlour/mtg-cards'

/** The most faces that a card may have (protocol). */
const MOST_FACES = 6

/** Returns the data with one face changed. */
export function withFace(data: CardData, index: number, face: CardFace): CardData {
  return { ...data, card_faces: data.card_faces.with(index, face) }
}

export function canAddFace(data: CardData): boolean {
  return facesOf(data).length < MOST_FACES
}

/** Returns the data with a blank face at the end. */
export function withAddedFace(data: CardData): CardData {
  return { ...data, card_faces: [...facesOf(data), BLANK_FACE] }
}

/**
 * True when the face was added after the card was made; the original ones cannot be removed (rules: cards
 * 5.2).
 */
export function isAddedFace(card: Card, index: number): boolean {
  return index >= originalFaceCount(card)
}

export function withoutFace(data: CardData, index: number): CardData {
  return { ...data, card_faces: data.card_faces.toSpliced(index, 1) }
}

/**
 * Returns the card as it would be after saving the data: its history with the pending change at the end, so
 * that what was just typed shows as the scar it is going to be.
 */
export function cardAfterEdit(card: Card, data: CardData): Card {
  const pending = changeRecord(card.data, data, { userId: '', date: '', comment: '' })
  return pending === undefined
    ? { ...card, data }
    : { ...card, data, changes: [...(card.changes ?? []), pending] }
}

/**
 * Returns the face with one of its texts replaced by what was typed: a type line gets its dash, a rules text
 * that names the face keeps doing so when it is renamed.
 */
export function withTypedText(face: CardFace, field: TypedField, text: string): CardFace {
  if (field === 'type_line') return { ...face, type_line: normalizeTypeLine(text) }
  if (field === 'oracle_text')
    return { ...face, oracle_text: rulesTextWithoutName({ ...face, oracle_text: text }) }
  return { ...face, [field]: field === 'flavor_text' ? text : text.trim() }
}

/** The fields of a face that are typed as text; a mana cost is picked. */
export type TypedField = Exclude<TextField, 'mana_cost'>

type TextField = { [Field in keyof CardFace]: CardFace[Field] extends string ? Field : never }[keyof CardFace]

/** Returns a field's text as it is edited: the rules text with the face's name instead of its placeholder. */
export function editedText(face: CardFace, field: TypedField): string {
  return field === 'oracle_text' ? shownRulesText(face) : face[field]
}

/** Why the data cannot be saved, as a sentence; nothing when it can. */
export function saveObstacle(card: Card, data: CardData, isNew: boolean): string | undefined {
  const nameless = facesOf(data).findIndex((_, index) => faceAt(data, index).name.trim() === '')
  if (nameless >= 0 && isNew) return 'A card with no name cannot be saved as new.'
  if (!isNew && isWithoutChange(card.data, data)) return 'Nothing has changed yet.'
  return nameless >= 0 ? 'Every face needs a name.' : undefined
}
