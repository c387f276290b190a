import type { Card, CardData, CardOrigin } from '../card/card'
import { faceAt, facesOf } from '../card/blank-card'
import { rulesTextWithoutName } from '../card/card-text'

/**
 * Returns the data of a cube's own copy of a card (rules: cards 1.2, 5.4): set, number, boosters and legality
 * dropped, where it came from kept as origin, and the faces' own names in the rules text stored as CARD_NAME.
 */
export function asCustomData(card: Pick<Card, '_id' | 'data'>): CardData {
  const { set, collector_number, booster, restricted, origin, ...rest } = card.data
  const copiedFrom = origin === undefined ? originOf(card._id, set, collector_number) : storedOrigin(origin)
  return {
    ...rest,
    legal: [],
    card_faces: withNamePlaceholders(card.data).card_faces,
    ...(copiedFrom ? { origin: copiedFrom } : {}),
  }
}

/** Returns the data with each face's own name stored as CARD_NAME in its rules text; also after an edit. */
function withNamePlaceholders(data: CardData): CardData {
  const card_faces = facesOf(data).map((_, index) => {
    const face = faceAt(data, index)
    return { ...face, oracle_text: rulesTextWithoutName(face) }
  })
  return { ...data, card_faces }
}

/** Where a card may be played is looked up whenever somebody asks. */
function storedOrigin({ legal: _now, ...origin }: CardOrigin): CardOrigin {
  return origin
}

function originOf(id: string, set?: string, collectorNumber?: string): CardOrigin | undefined {
  return set === undefined ? undefined : { id, set, collector_number: collectorNumber ?? '' }
}
