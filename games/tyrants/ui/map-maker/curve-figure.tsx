import { memo } from 'react'
import type { MakerCurve } from './maker-document'
import styles from './map-maker.module.css'

const pathOf = ({ points: { source, target, sourceHandle, targetHandle } }: MakerCurve): string =>
  `M${source.x} ${source.y}C${sourceHandle.x} ${sourceHandle.y} ${targetHandle.x} ${targetHandle.y} ${target.x} ${target.y}`

interface CurveFigureProps {
  readonly curve: MakerCurve
  readonly label: string
  readonly isChosen: boolean
}

/** A curve: white with a black edge, and broad enough to be pointed at. */
export const CurveFigure = memo(function CurveFigure({ curve, label, isChosen }: CurveFigureProps) {
  const path = pathOf(curve)
  return (
    <g className={styles.curve} data-chosen={isChosen}>
      <path className={styles.curveEdge} d={path} />
      <path className={styles.curveLine} d={path} />
      <path
        className={styles.curveTouch}
        role="button"
        tabIndex={0}
        aria-label={label}
        aria-pressed={isChosen}
        data-handle={curve.id}
        d={path}
      />
    </g>
  )
})

const HANDLES = [
  ['sourceHandle', 'source', 'first handle'],
  ['targetHandle', 'target', 'second handle'],
] as const

/** The two handles of a chosen curve, each with a line to its end; dragged, or moved by arrow keys. */
export function CurveHandles({ curve: { id, points } }: { readonly curve: MakerCurve }) {
  return HANDLES.map(([handle, end, label]) => (
    <g key={handle}>
      <path
        className={styles.handleLine}
        d={`M${points[end].x} ${points[end].y}L${points[handle].x} ${points[handle].y}`}
      />
      <circle
        className={styles.handle}
        role="button"
        tabIndex={0}
        aria-label={label}
        data-handle={`${id} ${handle}`}
        cx={points[handle].x}
        cy={points[handle].y}
        r={6}
      />
    </g>
  ))
}
