import { memo } from 'react'
import { PlaceFigure, PlaceHandle, roomOf } from '../editing/place-figure'
import type { MapPlace } from '../map/map-place'
import type { MakerNode, MakerStyles } from './maker-document'
import { GAME_SCALE, kindOf, locationOf, nameOf } from './map-of-document'
import { boxOf, centerOf } from './node-box'
import styles from './map-maker.module.css'

interface NodeProps {
  readonly node: MakerNode
  readonly styles: MakerStyles
}

interface NodeFigureProps extends NodeProps {
  readonly hasTroops: boolean
}

/** A node as its styles say, and over it what the game will draw there. */
export const NodeFigure = memo(function NodeFigure({ node, styles: all, hasTroops }: NodeFigureProps) {
  const place = placeOf(node, all)
  const { left, top, width, height, radius, background } = boxOf(all, node)
  const [x, y] = centerOf(all, node)
  return (
    <g>
      <rect
        className={styles.box}
        data-bare={place === undefined}
        {...{ width, height }}
        x={left}
        y={top}
        rx={radius}
        style={place === undefined ? { fill: background } : {}}
      />
      {place === undefined ? null : (
        <g transform={`translate(${x} ${y}) scale(${1 / GAME_SCALE})`}>
          <PlaceFigure place={place} x={0} y={0} white={hasTroops ? (node.white ?? 0) : 0} />
        </g>
      )}
    </g>
  )
})

interface NodeHandleProps extends NodeProps {
  readonly isChosen: boolean
  readonly isWrong: boolean
}

/** What is pointed at of a node: all that is drawn of it. */
export const NodeHandle = memo(function NodeHandle({
  node,
  styles: all,
  isChosen,
  isWrong,
}: NodeHandleProps) {
  const place = placeOf(node, all)
  const box = boxOf(all, node)
  const [x, y] = centerOf(all, node)
  const room = place === undefined ? { width: 0, height: 0 } : roomOf(place)
  return (
    <PlaceHandle
      id={node.id}
      {...{ x, y, isChosen, isWrong }}
      width={Math.max(box.width, room.width / GAME_SCALE)}
      height={Math.max(box.height, room.height / GAME_SCALE)}
      label={nameOf(node)}
    />
  )
})

const PLACES = new Map<string, MapPlace>()
const MOST_KNOWN = 2000

/**
 * Returns a node as the game draws it; undefined while it has no kind. The same for all that look alike, so
 * that one that moves is not redrawn.
 */
function placeOf(node: MakerNode, all: MakerStyles): MapPlace | undefined {
  if (kindOf(node) === undefined) return undefined
  const { at: _, ...place } = locationOf(all, node)
  const key = JSON.stringify(place)
  const known = PLACES.get(key)
  if (known !== undefined) return known
  if (PLACES.size > MOST_KNOWN) PLACES.clear()
  const made = { ...place, neighbors: [] }
  PLACES.set(key, made)
  return made
}
