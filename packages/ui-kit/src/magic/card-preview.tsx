import { type Card, facesOf } from '@parlour/mtg-cards'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { joinClasses } from '../join-classes'
import styles from './card-preview.module.css'
import { MagicCard } from './magic-card'
import { type PreviewHandlers, previewHandlers } from './preview-handlers'

/** What is looked at, and where: beside an element, or in the middle of the window (touch). */
export interface Previewed {
  readonly card: Card
  readonly beside: DOMRect | null
}
export type ShowPreview = (previewed: Previewed | undefined) => void

const PreviewContext = createContext<ShowPreview>(() => {})

/** Shows full cards for everything below it that uses `useCardPreview`. */
export function CardPreviewProvider({ children }: { readonly children: ReactNode }) {
  const [previewed, show] = useState<Previewed>()
  return (
    <PreviewContext value={show}>
      {children}
      {previewed === undefined ? null : <PreviewLayer previewed={previewed} close={() => show(undefined)} />}
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

function PreviewLayer({ previewed: { card, beside }, close }: { previewed: Previewed; close: () => void }) {
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (layer.current && beside) place(layer.current, beside)
  }, [card, beside])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    window.addEventListener('keydown', onKey)
    window.addEventListener('wheel', close, { passive: true })
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('wheel', close)
    }
  }, [close])
  const bothFaces = card.data.layout !== 'split' && facesOf(card.data).length > 1
  return createPortal(
    <div
      ref={layer}
      className={joinClasses(styles.layer, beside === null && styles.middle)}
      role="tooltip"
      onClick={close}
    >
      {bothFaces ? (
        facesOf(card.data).map((_, index) => (
          <MagicCard key={index} card={card} size="full" faceIndex={index} />
        ))
      ) : (
        <MagicCard card={card} size="full" />
      )}
    </div>,
    document.body,
  )
}

const GAP = 8

/** Puts the layer to the right of the element, or to its left, or where it fits, and never outside the window. */
function place(layer: HTMLElement, beside: DOMRect): void {
  const { width, height } = layer.getBoundingClientRect()
  const right = beside.right + GAP
  const left = beside.left - GAP - width
  const fits = right + width <= window.innerWidth ? right : left >= 0 ? left : window.innerWidth - width - GAP
  layer.style.left = `${Math.max(GAP, fits)}px`
  layer.style.top = `${Math.max(GAP, Math.min(beside.top, window.innerHeight - height - GAP))}px`
}
