import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type CardSize, type PackLayout, packLayout } from './pack-layout'

interface FittedPack {
  /** The box that the pack stands in. */
  readonly box: RefObject<HTMLDivElement | null>
  readonly layout: PackLayout
}

interface PackToFit {
  readonly count: number
  readonly size: CardSize
  /** Room that stays free below the cards, in px. */
  readonly below: number
}

/**
 * Measures the box of the pack and keeps the grid of its cards fitting. A scrollbar takes no part, so that it
 * changes nothing by coming.
 */
export function usePackLayout({ count, size, below }: PackToFit): FittedPack {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => {
      const { paddingLeft, paddingTop } = getComputedStyle(element)
      const width = element.offsetWidth - 2 * Number.parseFloat(paddingLeft || '0')
      const height = element.offsetHeight - 2 * Number.parseFloat(paddingTop || '0')
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, layout: packLayout({ ...room, height: room.height - below, count, size }) }
}
