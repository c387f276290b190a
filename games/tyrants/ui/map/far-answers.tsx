import type { Piece } from '@parlour/kernel'
import { useQuestion } from '@parlour/ui-kit'
import { useMemo } from 'react'
import { meaningOf } from '../../rules/facts/piece'
import { type Area, type Side, sideOf, toward } from './map-area'
import type { MapDrawing } from './map-drawing'
import styles from './map.module.css'
import type { Point } from './map-place'

interface FarAnswersProps {
  readonly drawing: Pick<MapDrawing, 'centers' | 'frame'>
  readonly area: Area
  /** Shows another part of the map. */
  readonly go: (to: (area: Area) => Area) => void
}

const ARROWS: readonly (readonly [Side, string])[] = [
  ['above', '↑'],
  ['below', '↓'],
  ['left', '←'],
  ['right', '→'],
]

/**
 * How many answers lie outside of the visible part of the map, on each side; pressed, it brings the nearest
 * of them into view.
 */
export function FarAnswers({ drawing, area, go }: FarAnswersProps) {
  const { answers } = useQuestion()
  const centers = useMemo(() => centersOf([...answers.keys()], drawing), [answers, drawing])
  return ARROWS.map(([side, arrow]) => {
    const far = centers.filter((center) => sideOf(area, center) === side)
    if (far.length === 0) return null
    return (
      <button
        key={side}
        type="button"
        className={styles.far}
        data-side={side}
        onClick={() => go((from) => toward(from, { side, points: far, frame: drawing.frame }))}
      >
        <span aria-hidden="true">{arrow}</span> {far.length} to choose {side}
      </button>
    )
  })
}

/** Returns the centers of the locations that pieces are at, each once. */
function centersOf(pieces: readonly Piece[], { centers }: FarAnswersProps['drawing']): readonly Point[] {
  const names = new Set(pieces.map(locationOf))
  return [...centers].filter(([name]) => names.has(name)).map(([, center]) => center)
}

function locationOf(address: Piece): string | undefined {
  const meaning = meaningOf(address)
  if (meaning?.kind === 'location') return meaning.name
  return meaning?.kind === 'troop' || meaning?.kind === 'spy' ? meaning.location : undefined
}
