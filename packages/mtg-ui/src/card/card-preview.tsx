import { type Card, facesOf } from '@parlour/mtg-cards'
import { createPreview } from '@parlour/ui-kit'
import styles from './card-preview.module.css'
import { CardPageLink } from './card-page-link'
import { frontName } from './front-name'
import { MagicCard } from './magic-card'

/** The preview of a whole Magic card: both faces, where they are on different sides. */
export const { Provider: CardPreviewProvider, usePreview: useCardPreview } = createPreview<Card>(
  Whole,
  frontName,
)

/**
 * The link is for whoever opened the preview with a long press or the keyboard; a resting pointer passes by.
 */
function Whole({ card }: { readonly card: Card }) {
  return (
    <>
      <Faces card={card} />
      <p className={styles.foot}>
        <CardPageLink card={card} />
      </p>
    </>
  )
}

function Faces({ card }: { readonly card: Card }) {
  const bothFaces = card.data.layout !== 'split' && facesOf(card.data).length > 1
  if (!bothFaces) return <MagicCard card={card} size="full" />
  return facesOf(card.data).map((_, index) => (
    <MagicCard key={index} card={card} size="full" faceIndex={index} />
  ))
}
