import { memo } from 'react'
import type { MakerCurve } from './maker-document'
import styles from './map-maker.module.css'

const pathOf = ({ points: { source, target, sourceHandle, targetHandle } }: MakerCurve): string =>
  `M${source.x} ${source.y}C${sourceHandle.x} ${sourceHandle.y} ${targetHandle.x} ${targetHandle.y} ${target.x} ${target.y}`

interface CurveFigureProps {
  readonly curve: MakerCurve
  readonly isChosen: boolean
}

/** A curve: white with a black edge, and broad enough to be pointed at. */
export const CurveFigure = memo(function CurveFigure({ curve, isChosen }: CurveFigureProps) {
  const path = pathOf(curve)
  return (
    <g className={styles.curve} data-chosen={isChosen}>
      <path className={styles.curveEdge} d={path} />
      <path className={styles.curveLine} d={path} />
      <path className={styles.curveTouch} data-handle={curve.id} d={path} />
    </g>
  )
})

const HANDLES = [
  ['sourceHandle', 'source'],
  ['targetHandle', 'target'],
] as const

/** The two handles of a chosen curve, each with a line to its end. */
export function CurveHandles({ curve: { id, points } }: { readonly curve: MakerCurve }) {
  return HANDLES.map(([handle, end]) => (
    <g key={handle}>
      <path
        className={styles.handleLine}
        d={`M${points[end].x} ${points[end].y}L${points[handle].x} ${points[handle].y}`}
      />
      <circle
        className={styles.handle}
        data-handle={`${id} ${handle}`}
        cx={points[handle].x}
        cy={points[handle].y}
        r={6}
      />
    </g>
  ))
}
