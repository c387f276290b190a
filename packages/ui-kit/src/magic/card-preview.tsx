import { type Card, facesOf } from '@parlour/mtg-cards'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { MagicCard } from './magic-card'
import { type Previewed, type PreviewHandlers, previewHandlers, type ShowPreview } from './preview-handlers'
import { PreviewLayer } from './preview-layer'

const PreviewContext = createContext<ShowPreview<Card>>(() => {})

/** Shows full cards for everything below it that uses `useCardPreview`. */
export function CardPreviewProvider({ children }: { readonly children: ReactNode }) {
  const [previewed, show] = useState<Previewed<Card>>()
  return (
    <PreviewContext value={show}>
      {children}
      {previewed === undefined ? null : (
        <PreviewLayer beside={previewed.beside} close={() => show(undefined)}>
          <Faces card={previewed.card} />
        </PreviewLayer>
      )}
    </PreviewContext>
  )
}

/**
 * Handlers that show the full card: after 250 ms of hovering, on a long press, and by space while focused.
 * Nothing for a card that is not there yet.
 */
export function useCardPreview(card: Card | undefined): PreviewHandlers {
  const show = useContext(PreviewContext)
  const handlers = useMemo(() => (card === undefined ? undefined : previewHandlers(card, show)), [card, show])
  useEffect(() => () => handlers?.stop(), [handlers])
  return handlers?.handlers ?? {}
}

function Faces({ card }: { readonly card: Card }) {
  const bothFaces = card.data.layout !== 'split' && facesOf(card.data).length > 1
  if (!bothFaces) return <MagicCard card={card} size="full" />
  return facesOf(card.data).map((_, index) => (
    <MagicCard key={index} card={card} size="full" faceIndex={index} />
  ))
}
