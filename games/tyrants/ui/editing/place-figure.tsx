import { memo } from 'react'
import { WHITE } from '../../rules/facts/piece'
import type { MapPlace } from '../map/map-place'
import { PathSpace } from '../map/path-space'
import { Site } from '../map/site'
import { siteBox } from '../map/site-box'

const SPACE = { width: 34, height: 34 }

/** How much room a place takes around its center. */
export const roomOf = (place: MapPlace): { readonly width: number; readonly height: number } =>
  place.kind === 'path' ? SPACE : siteBox(place)

interface PlaceFigureProps {
  readonly place: MapPlace
  readonly x: number
  readonly y: number
  /** The white troops there. */
  readonly white: number
}

/**
 * A place of a map as the board draws it, with its white troops and nothing else. What it stands for is said
 * elsewhere.
 */
export const PlaceFigure = memo(function PlaceFigure({ place, x, y, white }: PlaceFigureProps) {
  const stand = { troops: Array.from({ length: white }, () => WHITE), spies: [] }
  const shared = { place, stand, owners: [], center: [x, y], viewer: undefined } as const
  const marks = { isReached: false, isLast: false, isPicture: true }
  return place.kind === 'path' ? (
    <PathSpace {...shared} {...marks} />
  ) : (
    <Site {...shared} {...marks} box={siteBox(place)} />
  )
})

interface PlaceHandleProps {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly label: string
  readonly isChosen: boolean
  readonly isWrong?: boolean
}

/** What is pointed at, dragged and focused of a place. */
export const PlaceHandle = memo(function PlaceHandle({
  id,
  x,
  y,
  width,
  height,
  label,
  isChosen,
  isWrong = false,
}: PlaceHandleProps) {
  return (
    <rect
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isChosen}
      data-handle={id}
      data-wrong={isWrong}
      x={x - width / 2 - 4}
      y={y - height / 2 - 4}
      width={width + 8}
      height={height + 8}
      rx={12}
    />
  )
})
