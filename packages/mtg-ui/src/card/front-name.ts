import { type Card, frontFaces } from '@parlour/mtg-cards'

/** What a card is called in a line of text: its front face, or both halves of a split card. */
export function frontName({ data }: Card): string {
  return frontFaces(data)
    .map((face) => face.name)
    .join(' // ')
}
