import { type CardData, faceAt } from '@parlour/mtg-cards'
import { type MergedEdits, mergeEdits, type Versions } from '@parlour/ui-kit'

/**
 * Merges two edits: takes theirs, applies every field that I changed, and returns the fields that both
 * changed, where mine win.
 */
export function mergeCard(versions: Versions<CardData>): MergedEdits<CardData> {
  const { theirs } = versions
  const whole = mergeEdits(ofAll(versions, wholeCard))
  const { faces: count, layout, rarity } = whole.merged
  const faces = Array.from({ length: count }, (_, index) =>
    mergeEdits(ofAll(versions, (data) => faceAt(data, index))),
  )
  return {
    merged: { ...theirs, card_faces: faces.map(({ merged }) => merged), layout, rarity },
    clashes: [whole, ...faces].flatMap(({ clashes }) => clashes),
  }
}

const wholeCard = ({ card_faces, layout, rarity }: CardData) => ({ faces: card_faces.length, layout, rarity })

const ofAll = <From, To>({ base, mine, theirs }: Versions<From>, to: (from: From) => To): Versions<To> => ({
  base: to(base),
  mine: to(mine),
  theirs: to(theirs),
})
