import type { Card, CardChange, CardData, CardDifference, CardFace, FaceField } from '../card/card'
import { faceAt, facesOf } from '../card/blank-card'
import { differences, FACE_FIELDS } from './card-differences'
import { refusal } from '../card-refusals'

/** Comments recorded when nothing else was typed (rules: cards 5.1; screens 1.5). */
export const COMMENT_CREATED = 'original card'
export const COMMENT_EDITED = 'Updated in the cube card editor'

/** Returns the comment of a scar: what was typed, or the default that names the scar. */
export function scarComment(scarText: string, typed = ''): string {
  return typed.trim() === '' ? `Applied scar: ${scarText}` : typed
}

/** Who saved a card, when (ISO date) and why. */
export interface ChangeAuthor {
  readonly userId: string
  readonly date: string
  readonly comment: string
}

/** Returns the first record of a custom card's history. */
export function creationRecord({ userId, date, comment }: ChangeAuthor): CardChange {
  const changes: readonly CardDifference[] = []
  return { type: 'creation', ...counted(changes), changes, summary: 'card created', date, userId, comment }
}

/**
 * Returns the record of one save, or nothing when the two versions do not differ: such a save is not recorded
 * (rules: cards 5.1).
 */
export function changeRecord(
  oldData: CardData,
  newData: CardData,
  author: ChangeAuthor,
): CardChange | undefined {
  const changes = differences(oldData, newData)
  return changes.length === 0 ? undefined : updateRecord(changes, author)
}

/** Returns the record of these differences. */
export function updateRecord(
  changes: readonly CardDifference[],
  { userId, date, comment }: ChangeAuthor,
): CardChange {
  const counts = counted(changes)
  return { type: 'update', ...counts, changes, summary: changeCounts(counts), date, userId, comment }
}

type Counts = Pick<CardChange, 'facesAdded' | 'facesRemoved' | 'fieldsChanged'>

function counted(changes: readonly CardDifference[]): Counts {
  const countOf = (...types: readonly CardDifference['type'][]) =>
    changes.filter(({ type }) => types.includes(type)).length
  return {
    facesAdded: countOf('face_added'),
    facesRemoved: countOf('face_removed'),
    fieldsChanged: countOf('face_field', 'root_field'),
  }
}

function changeCounts({ fieldsChanged, facesAdded, facesRemoved }: Counts): string {
  const parts = [
    countText(fieldsChanged, 'field', 'changed'),
    countText(facesAdded, 'face', 'added'),
    countText(facesRemoved, 'face', 'removed'),
  ]
  return parts.filter((part) => part !== '').join(', ')
}

function countText(count: number, noun: string, participle: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'} ${participle}`
}

type History = Pick<Card, 'data' | 'changes'>

function recorded(card: History): readonly CardDifference[] {
  return (card.changes ?? []).flatMap(({ changes }) => changes)
}

/** Returns the older values of a face's field, oldest first; the first is the original (rules: cards 5.2). */
export function oldVersions(
  card: History,
  faceIndex: number,
  field: FaceField,
): readonly (string | readonly string[])[] {
  return recorded(card)
    .filter(
      (change) => change.type === 'face_field' && change.faceIndex === faceIndex && change.field === field,
    )
    .map(({ oldValue }) => oldValue ?? '')
}

/** Returns a face as it was before its first change, to show beside the current one. */
export function originalFace(card: History, faceIndex: number): CardFace {
  const originals = FACE_FIELDS.flatMap((field) =>
    oldVersions(card, faceIndex, field)
      .slice(0, 1)
      .map((value) => [field, value] as const),
  )
  return { ...faceAt(card.data, faceIndex), ...Object.fromEntries(originals) }
}

/** True when the face was added or any of its fields was changed by a save. */
export function isFaceScarred(card: History, faceIndex: number): boolean {
  return recorded(card).some(
    (change) =>
      change.faceIndex === faceIndex && (change.type === 'face_field' || change.type === 'face_added'),
  )
}

/** True when any face of the card is scarred: it lists with a lightning icon and has the scarred border. */
export function isScarred(card: History): boolean {
  return facesOf(card.data).some((_, index) => isFaceScarred(card, index))
}

/** Returns the number of faces the card had when it was created: those after them carry the 'SCAR' badge. */
export function originalFaceCount(card: History): number {
  const balance = (card.changes ?? []).reduce(
    (sum, change) => sum + change.facesAdded - change.facesRemoved,
    0,
  )
  return facesOf(card.data).length - balance
}

/**
 * Refuses a version that lacks one of the card's original faces: removing one would shift the face numbers of
 * the history (rules: cards 5.2).
 */
export function checkOriginalFaces(card: History, newData: CardData): void {
  if (facesOf(newData).length < originalFaceCount(card)) {
    throw refusal('face_is_original')
  }
}
