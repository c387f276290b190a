import { useLayoutEffect, useRef } from 'react'
import type { TableView } from '../../rules/view'
import { boxesOf, moveAll } from './flight-boxes'

const NOWHERE: ReadonlyMap<string, DOMRect> = new Map()

interface FlightsProps {
  /** The version of the game: what is new is shown once for each. */
  readonly seq: number
  readonly view: TableView
}

/** Moves cards over the screen from where they lay to where they lie now, after each change of the game. */
export function Flights({ seq, view }: FlightsProps) {
  const shown = useRef({ seq, boxes: NOWHERE })
  useLayoutEffect(() => {
    const before = shown.current
    const boxes = boxesOf()
    shown.current = { seq, boxes }
    if (before.seq < seq && before.boxes.size > 0)
      moveAll(view.news.items, { before: before.boxes, after: boxes })
  }, [seq, view])
  return null
}
