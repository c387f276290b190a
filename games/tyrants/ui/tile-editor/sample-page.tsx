import { Button } from '@mantine/core'
import { useState } from 'react'
import editing from '../editing/editing.module.css'
import { joinedEdges, SAMPLE_TILES } from './sample-tiles'
import { SCALE, TileFace, TileFigure } from './tile-figure'
import { edgeMiddle } from './tile-shape'
import styles from './sample-page.module.css'
import '../tokens.css'

/** From one column to the next, and from one row to the next. */
const STEP = [225 * SCALE, 260 * SCALE] as const

/** The sample tiles in their layout; each can be turned. */
export function SamplePage() {
  const [rotations, turn] = useState<readonly number[]>([4, 4, 4])
  const laid = SAMPLE_TILES.map(({ tile, at: [right, down] }, index) => ({
    tile,
    rotation: rotations[index] ?? 0,
    center: [right * STEP[0], down * STEP[1]] as const,
  }))
  return (
    <div className={styles.page}>
      <div className={editing.row} role="toolbar" aria-label="Turn tiles">
        {laid.map(({ tile: { name }, rotation }, index) => (
          <Button
            key={name}
            size="compact-sm"
            variant="default"
            onClick={() => turn(rotations.map((one, at) => (at === index ? (one + 1) % 6 : one)))}
          >
            turn {name}: {rotation * 60}°
          </Button>
        ))}
      </div>
      <svg
        className={editing.drawing}
        viewBox="-300 -260 990 1000"
        role="img"
        aria-label="The tiles a2, b2 and c1"
      >
        {laid.map(({ tile, rotation, center }) => (
          <g key={tile.name} transform={`translate(${center.join(' ')})`}>
            <TileFace />
            <TileFigure tile={tile} rotation={rotation} />
            <text className={styles.name} x={-122} y={-200}>
              {tile.name}
            </text>
          </g>
        ))}
        {joinedEdges(rotations).map(([index, edge]) => {
          const [x, y] = edgeMiddle(edge)
          const [right, down] = laid[index]?.center ?? [0, 0]
          return (
            <circle
              key={`${index} ${edge}`}
              className={styles.joint}
              cx={right + x * SCALE}
              cy={down + y * SCALE}
              r={13}
            />
          )
        })}
      </svg>
    </div>
  )
}
