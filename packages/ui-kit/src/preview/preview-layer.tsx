import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { joinClasses } from '../join-classes'
import styles from './preview-layer.module.css'

interface PreviewLayerProps {
  /** The box to show it beside; null for the middle of the window. */
  readonly beside: DOMRect | null
  readonly close: () => void
  readonly children: ReactNode
}

/** Floats a full card over the page; Escape, the wheel or a click close it. */
export function PreviewLayer({ beside, close, children }: PreviewLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  // A long press opens the layer, and lifting that finger clicks on it. Only a press that began on the layer
  // closes it.
  const pressedRef = useRef(false)
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
        pressedRef.current = true
      }}
      onClick={() => pressedRef.current && close()}
    >
      {children}
    </div>,
    document.body,
  )
}

const GAP = 8
/** A card is hard to read below this scale. */
const MIN_SCALE = 0.75

/**
 * Puts the layer to the right of the box, else to its left, else wherever it fits inside the window.
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
 * Stacks the two faces of a card where a row of both does not fit. Returns the scale to draw the layer at.
 */
function fitBeside(layer: HTMLElement, beside: DOMRect): number {
  const room = Math.max(window.innerWidth - beside.right, beside.left) - GAP
  layer.style.flexDirection = 'row'
  if (layer.offsetWidth <= room) return 1
  layer.style.flexDirection = 'column'
  const scale = Math.min(1, room / layer.offsetWidth, (window.innerHeight - 2 * GAP) / layer.offsetHeight)
  if (scale >= MIN_SCALE) return scale
  layer.style.flexDirection = 'row'
  return 1
}
