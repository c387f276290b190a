import type { KeyboardEvent } from 'react'
import type { Point } from './map-place'
import { nextInDirection } from './next-in-direction'

const STOPS = '[data-center]'

/**
 * Moves the focus with the arrow keys from a location, or a piece that can be chosen, to the next that way.
 */
export function walkMap(event: KeyboardEvent<SVGSVGElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<SVGElement>(STOPS)]
  const from = event.target instanceof Element ? event.target.closest<SVGElement>(STOPS) : null
  if (from === null) return
  const next = nextInDirection(stops.map(centerOf), centerOf(from), event.key)
  if (next === undefined) return
  event.preventDefault()
  stops[next]?.focus()
}

function centerOf({ dataset }: SVGElement): Point {
  const [x = 0, y = 0] = (dataset.center ?? '').split(' ').map(Number)
  return [x, y]
}
