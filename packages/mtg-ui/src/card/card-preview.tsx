import { type Card, facesOf } from '@parlour/mtg-cards'
import { createPreview } from '@parlour/ui-kit'
import { MagicCard } from './magic-card'

/** The preview of a whole Magic card: both faces, where they are on different sides. */
export const { Provider: CardPreviewProvider, usePreview: useCardPreview } = createPreview<Card>(Faces)

function Faces({ card }: { readonly card: Card }) {
  const bothFaces = card.data.layout !== 'split' && facesOf(card.data).length > 1
  if (!bothFaces) return <MagicCard card={card} size="full" />
  return facesOf(card.data).map((_, index) => (
    <MagicCard key={index} card={card} size="full" faceIndex={index} />
  ))
}
