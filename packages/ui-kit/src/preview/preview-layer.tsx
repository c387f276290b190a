import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { joinClasses } from '../join-classes'
import styles from './preview-layer.module.css'

interface PreviewLayerProps {
  /** Stands beside this place; null: in the middle of the window. */
  readonly beside: DOMRect | null
  readonly close: () => void
  readonly children: ReactNode
}

/** Floats a full card over the page; Escape, the wheel or a click close it. */
export function PreviewLayer({ beside, close, children }: PreviewLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  // The finger whose long press opened the layer ends its press on it: only the next touch closes it.
  const touchedRef = useRef(false)
  useLayoutEffect(() => {
    if (layer.current && beside) place(layer.current, beside)
  }, [children, beside])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    window.addEventListener('keydown', onKey)
    window.addEventListener('wheel', close, { passive: true })
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('wheel', close)
    }
  }, [close])
  return createPortal(
    <div
      ref={layer}
      className={joinClasses(styles.layer, beside === null && styles.middle)}
      role="tooltip"
      data-middle={beside === null ? true : undefined}
      onPointerDown={() => {
        touchedRef.current = true
      }}
      onClick={() => touchedRef.current && close()}
    >
      {children}
    </div>,
    document.body,
  )
}

const GAP = 8
/** Smaller than this, a card is not easy to read. */
const LEAST_SCALE = 0.75

/**
 * Puts the layer to the right of the element, or to its left, or where it fits, and never outside the window.
 */
function place(layer: HTMLElement, beside: DOMRect): void {
  const scale = fitBeside(layer, beside)
  layer.style.transform = scale === 1 ? '' : `scale(${scale})`
  const [width, height] = [layer.offsetWidth * scale, layer.offsetHeight * scale]
  const right = beside.right + GAP
  const left = beside.left - GAP - width
  const fits = right + width <= window.innerWidth ? right : left >= 0 ? left : window.innerWidth - width - GAP
  layer.style.left = `${Math.max(GAP, fits)}px`
  layer.style.top = `${Math.max(GAP, Math.min(beside.top, window.innerHeight - height - GAP))}px`
}

/**
 * Stands two faces one below the other where there is no room for both in a row. Returns how large they are
 * to be.
 */
function fitBeside(layer: HTMLElement, beside: DOMRect): number {
  const room = Math.max(window.innerWidth - beside.right, beside.left) - GAP
  layer.style.flexDirection = 'row'
  if (layer.offsetWidth <= room) return 1
  layer.style.flexDirection = 'column'
  const scale = Math.min(1, room / layer.offsetWidth, (window.innerHeight - 2 * GAP) / layer.offsetHeight)
  if (scale >= LEAST_SCALE) return scale
  layer.style.flexDirection = 'row'
  return 1
}
