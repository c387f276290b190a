import { usePiece } from '@parlour/ui-kit'
import { useMemo } from 'react'
import { piece } from '../../rules/facts/piece'
import type { TileLayout } from '../../rules/facts/tile-data'
import { tileEdges } from '../../rules/facts/tile-edges'
import { tileWords } from '../../rules/facts/tiles'
import { lyingFor, outlinesOf } from './layouts/layout-of-data'
import type { MapShape, Point, TileOutline } from './map-place'
import styles from './map.module.css'

interface TileTurnerProps {
  readonly layout: TileLayout
  readonly shape: MapShape
}

/**
 * Lies over a map while its tiles are turned: each tile turns by a click, and where two touch it is marked
 * whether they are linked.
 */
export function TileTurner({ layout, shape }: TileTurnerProps) {
  const outlines = useMemo(() => outlinesOf(layout, shape), [layout, shape])
  const edges = useMemo(() => {
    const lie = lyingFor(layout.layout, shape)
    return tileEdges(layout).map(({ at, isLinked }) => ({ at: lie(at), isLinked }))
  }, [layout, shape])
  return (
    <>
      {outlines.map((outline) => (
        <TurnedTile key={outline.id} outline={outline} words={tileWords(layout, outline.id)} />
      ))}
      {edges.map(({ at, isLinked }) => (
        <EdgeMark key={at.join(' ')} at={at} isLinked={isLinked} />
      ))}
    </>
  )
}

interface TurnedTileProps {
  readonly outline: TileOutline
  readonly words: string
}

function TurnedTile({ outline: { id, corners }, words }: TurnedTileProps) {
  const asked = usePiece(piece.tile(id))
  const can = asked.role === 'button'
  const found = can
    ? { tabIndex: -1, 'data-center': middleOf(corners).join(' '), 'aria-label': `Turn ${words}` }
    : { 'aria-hidden': true }
  return <polygon {...asked} {...found} className={styles.turned} points={corners.join(' ')} />
}

const middleOf = (corners: readonly Point[]): Point => {
  const [sumX, sumY] = corners.reduce(([x, y], [right, down]) => [x + right, y + down], [0, 0])
  return [Math.round(sumX / corners.length), Math.round(sumY / corners.length)]
}

/** A link, or a way that ends at a tile without one: a sign beside the color. */
function EdgeMark({ at: [x, y], isLinked }: { readonly at: Point; readonly isLinked: boolean }) {
  return (
    <g
      className={isLinked ? styles.linked : styles.deadEnd}
      transform={`translate(${x} ${y})`}
      aria-hidden="true"
    >
      <circle r={13} />
      <path d={isLinked ? 'M-6 0L-2 5L6 -5' : 'M-5 -5L5 5M5 -5L-5 5'} />
    </g>
  )
}
