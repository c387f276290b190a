import type { Card, CardData, CardFace } from '../card/card'
import { blankCardData, cardFace } from '../card/blank-card'

type FaceFields = Partial<CardFace>

/** Card data of one or more faces, for tests. */
export function sampleData(
  faces: FaceFields | readonly FaceFields[],
  root: Partial<CardData> = {},
): CardData {
  const list: readonly FaceFields[] = isList(faces) ? faces : [faces]
  return {
    ...blankCardData(),
    ...root,
    card_faces: list.map((fields) => cardFace({ name: 'Nameless', ...fields })),
  }
}

function isList(faces: FaceFields | readonly FaceFields[]): faces is readonly FaceFields[] {
  return Array.isArray(faces)
}

/** A provider card of that data, for tests; its id comes from its first name unless given. */
export function sampleCard(data: CardData, fields: Partial<Card> = {}): Card {
  const name = data.card_faces[0]?.name ?? 'nameless'
  return { _id: name.toLowerCase().replaceAll(' ', '-'), source: 'scryfall', ...fields, data }
}
