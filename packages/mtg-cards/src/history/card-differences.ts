import type { CardData, CardDifference, CardFace, FaceField, RootField } from '../card/card'
import { BLANK_FACE, faceAt, facesOf } from '../card/blank-card'

type FieldValue = string | readonly string[]

const ROOT_FIELDS: readonly RootField[] = ['layout', 'rarity']

/** Every field of a face, in the order in which they are compared and shown. */
export const FACE_FIELDS: readonly FaceField[] = Object.keys(BLANK_FACE).filter(isFaceField)

function isFaceField(key: string): key is FaceField {
  return key in BLANK_FACE
}

/**
 * Returns the differences between two versions of a card (rules: cards 5.1): root fields, then face by face,
 * then added or removed faces. Values are compared trimmed and with case; missing and empty are equal; lists
 * are sets.
 */
export function differences(oldData: CardData, newData: CardData): readonly CardDifference[] {
  const oldCount = facesOf(oldData).length
  const newCount = facesOf(newData).length
  const shared = Math.min(oldCount, newCount)
  return [
    ...ROOT_FIELDS.flatMap((field) => rootDifference(field, oldData[field], newData[field])),
    ...indexes(0, shared).flatMap((index) =>
      faceDifferences(index, faceAt(oldData, index), faceAt(newData, index)),
    ),
    ...indexes(shared, newCount).map((index) => addedFace(index, faceAt(newData, index))),
    ...indexes(shared, oldCount).map((index) => removedFace(index, faceAt(oldData, index))),
  ]
}

/** True when saving the new version would record nothing: the editor saves only changes. */
export function isWithoutChange(oldData: CardData, newData: CardData): boolean {
  return differences(oldData, newData).length === 0
}

function indexes(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset)
}

function rootDifference(field: RootField, oldValue: string, newValue: string): readonly CardDifference[] {
  if (isEqualValue(oldValue, newValue)) return []
  return [
    { type: 'root_field', field, oldValue, newValue, summary: changeSummary(field, oldValue, newValue) },
  ]
}

function faceDifferences(faceIndex: number, oldFace: CardFace, newFace: CardFace): readonly CardDifference[] {
  return FACE_FIELDS.filter((field) => !isEqualValue(oldFace[field], newFace[field])).map((field) => ({
    type: 'face_field',
    faceIndex,
    field,
    oldValue: oldFace[field],
    newValue: newFace[field],
    summary: changeSummary(field, oldFace[field], newFace[field]),
  }))
}

function addedFace(faceIndex: number, face: CardFace): CardDifference {
  return { type: 'face_added', faceIndex, newValue: face.name, summary: `face "${face.name}" added` }
}

function removedFace(faceIndex: number, face: CardFace): CardDifference {
  return { type: 'face_removed', faceIndex, oldValue: face.name, summary: `face "${face.name}" removed` }
}

function isEqualValue(a: FieldValue, b: FieldValue): boolean {
  return comparable(a) === comparable(b)
}

function comparable(value: FieldValue): string {
  return typeof value === 'string' ? value.trim() : [...new Set(value)].sort().join(',')
}

function changeSummary(field: string, oldValue: FieldValue, newValue: FieldValue): string {
  return `${field.replaceAll('_', ' ')}: ${quoted(oldValue)} to ${quoted(newValue)}`
}

function quoted(value: FieldValue): string {
  return `"${typeof value === 'string' ? value.trim() : value.join('')}"`
}
