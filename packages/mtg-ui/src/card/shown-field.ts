import {
  CARD_NAME,
  type Card,
  type CardFace,
  faceAt,
  type FaceField,
  oldVersions,
  originalFace,
} from '@parlour/mtg-cards'
import { markedDifference, unmarked } from './scar-marks'

/** Which version of a scarred card is shown. */
export type CardVersion = 'current' | 'original'

type TextField = {
  [Field in FaceField]: CardFace[Field] extends string ? Field : never
}[FaceField]

/** The face in that version. */
export function faceOf(card: Card, index: number, version: CardVersion): CardFace {
  return version === 'original' ? originalFace(card, index) : faceAt(card.data, index)
}

/**
 * A text of a face to draw, with marks where a scar changed it; the face's own name put in (rules: cards 5.3,
 * 5.4).
 */
export function shownField(
  card: Card,
  index: number,
  { field, version }: { field: TextField; version: CardVersion },
): string {
  const face = faceOf(card, index, version)
  const name = face.name === '' ? 'this card' : face.name
  const [original] = oldVersions(card, index, field)
  const text =
    version === 'current' && typeof original === 'string'
      ? markedDifference(original, face[field])
      : unmarked(face[field])
  return text.replaceAll(CARD_NAME, name)
}

/** True when a scar changed the field, which then shows as changed as a whole (costs and numbers). */
export function isChanged(card: Card, index: number, field: FaceField): boolean {
  return oldVersions(card, index, field).length > 0
}
