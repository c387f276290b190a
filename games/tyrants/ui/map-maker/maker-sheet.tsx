import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import editing from '../editing/editing.module.css'
import { useDrag } from '../editing/use-drag'
import type { Point } from '../map/map-place'
import { CurveFigure, CurveHandles } from './curve-figure'
import { DEFAULT_STYLES, type MakerDocument } from './maker-document'
import { bent, cornersOf, type Handle, placed } from './maker-edits'
import { actedOn, chosenAs, inMode, mapEnded, mapOf, pressedOn, wordsOf } from './maker-session'
import { NodeFigure, NodeHandle } from './node-figure'
import { centerOf, colorIn, sizeOf } from './node-box'
import { GRID, type Maker, STEPS } from './use-maker'
import styles from './map-maker.module.css'

interface MakerSheetProps {
  readonly maker: Maker
  /** Ids of whatever has something wrong with it. */
  readonly wrong: ReadonlySet<string>
  readonly hasTroops: boolean
  readonly hasGrid: boolean
  /** How large it is drawn; fitted into its room where this is left out. */
  readonly zoom: number | undefined
}

type Frame = readonly [from: Point, to: Point]

/** The map as it is drawn and dragged. */
export function MakerSheet({ maker, wrong, hasTroops, hasGrid, zoom }: MakerSheetProps) {
  const { session } = maker
  const map = mapOf(session)
  const { chosen, mode } = session
  const [width, height] = sizeOf(map)
  const { drag, frame } = useSheetDrag(maker)
  const chosenCurve = map.curves.find(({ id }) => chosen.length === 1 && chosen[0] === id)
  return (
    <div className={styles.room} data-fitted={zoom === undefined}>
      <svg
        className={editing.drawing}
        style={zoom === undefined ? {} : { width: width * zoom, height: height * zoom }}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label="Map"
        data-mode={mode}
        {...drag}
        onPointerLeave={({ pointerType }) => {
          // A finger that is lifted leaves, too, and goes on with its next tap. What is chosen stays: its
          // fields stand beside the map.
          if (pointerType === 'touch') return
          maker.set((one) => (one.mode === 'move' ? one : inMode(one, 'move')))
        }}
        onKeyDown={(event) => {
          const id = event.target instanceof Element ? event.target.getAttribute('data-handle') : null
          if (id === null || !keyOn(maker, id, event)) return
          event.preventDefault()
          event.stopPropagation()
        }}
      >
        <rect className={styles.sheet} style={groundOf(map)} width={width} height={height} />
        {hasGrid ? <Grid width={width} height={height} /> : null}
        {map.curves.map((curve) => (
          <CurveFigure
            key={curve.id}
            curve={curve}
            label={`curve from ${wordsOf(session, curve.ids.source)} to ${wordsOf(session, curve.ids.target)}`}
            isChosen={chosen.includes(curve.id)}
          />
        ))}
        <g className={editing.handles}>
          {map.nodes.map((node) => (
            <NodeHandle
              key={node.id}
              node={node}
              styles={map.styles}
              isChosen={chosen.includes(node.id)}
              isWrong={wrong.has(node.id)}
            />
          ))}
        </g>
        <g className={editing.figures} aria-hidden="true">
          {map.nodes.map((node) => (
            <NodeFigure key={node.id} node={node} styles={map.styles} hasTroops={hasTroops} />
          ))}
        </g>
        {chosenCurve === undefined ? null : <CurveHandles curve={chosenCurve} />}
        {frame === undefined ? null : <FrameFigure frame={frame} />}
      </svg>
    </div>
  )
}

/** The usual gray means the background of the board, which is light or dark like the page. */
function groundOf({ styles: all }: MakerDocument) {
  const color = colorIn(all['.map']?.background)
  return color === undefined || color === DEFAULT_STYLES['.map']?.background ? {} : { fill: color }
}

/**
 * Does what a key does to what has the focus: chooses it, or moves the handle of a curve. Returns whether it
 * did something.
 */
function keyOn({ set, session, isSnapping }: Maker, id: string, { key, shiftKey }: KeyboardEvent): boolean {
  const [curve = '', handle] = id.split(' ')
  if (handle === undefined) {
    if (key !== 'Enter' && key !== ' ') return false
    set((one) => pressedOn(one, id, shiftKey))
    return true
  }
  const step = STEPS[key]
  const at = mapOf(session).curves.find((one) => one.id === curve)?.points[handle as Handle]
  if (step === undefined || at === undefined) return false
  const by = isSnapping ? GRID : 1
  const to: Point = [at.x + step[0] * by, at.y + step[1] * by]
  const edit = { words: `bent ${curve}`, going: `keys ${id}` }
  set((one) => actedOn(one, bent(mapOf(one), curve, [handle as Handle, to]), edit))
  return true
}

function Grid({ width, height }: { readonly width: number; readonly height: number }) {
  const lines = (length: number) => Array.from({ length: Math.ceil(length / 50) }, (_, at) => at * 50)
  return (
    <g className={styles.gridLines} aria-hidden="true">
      {lines(width).map((x) => (
        <path key={`x${x}`} d={`M${x} 0V${height}`} />
      ))}
      {lines(height).map((y) => (
        <path key={`y${y}`} d={`M0 ${y}H${width}`} />
      ))}
    </g>
  )
}

function FrameFigure({ frame: [[x0, y0], [x1, y1]] }: { readonly frame: Frame }) {
  return (
    <rect
      className={styles.frame}
      x={Math.min(x0, x1)}
      y={Math.min(y0, y1)}
      width={Math.abs(x1 - x0)}
      height={Math.abs(y1 - y0)}
    />
  )
}

/** Drags nodes, handles of curves, and a frame around nodes from the free ground. */
function useSheetDrag({ set, session, isSnapping }: Maker) {
  const corners = useRef<ReadonlyMap<string, Point>>(new Map())
  const grip = useRef<Point>([0, 0])
  const [frame, setFrame] = useState<Frame>()
  const isFinger = useRef(false)
  const drag = useDrag({
    onPress: (id, event) => {
      const [curve = '', handle] = (id ?? '').split(' ')
      isFinger.current = event.pointerType === 'touch'
      if (id === undefined) {
        // A finger on the free ground moves the page, not a frame.
        if (isFinger.current) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        setFrame(startOf(event))
        if (!event.shiftKey) set((one) => chosenAs(one, []))
        return
      }
      event.preventDefault()
      if (event.target instanceof SVGElement) event.target.focus()
      if (handle === undefined) set((one) => pressedOn(mapEnded(one), id, event.shiftKey))
      const map = mapOf(session)
      const moving = session.chosen.includes(id) ? session.chosen : [id]
      corners.current = cornersOf(map, moving)
      const points = map.curves.find((one) => one.id === curve)?.points
      if (handle === 'sourceHandle' || handle === 'targetHandle')
        grip.current = [points?.[handle].x ?? 0, points?.[handle].y ?? 0]
    },
    onMove: (id, [right, down]) => {
      const [curve = '', handle] = id.split(' ')
      if (handle !== undefined) {
        const to: Point = [grip.current[0] + right, grip.current[1] + down]
        const edit = { words: `bent ${curve}`, going: `bend ${id}` }
        set((one) => actedOn(one, bent(mapOf(one), curve, [handle as Handle, to]), edit))
      } else if (session.mode === 'move') {
        const snapped = (at: number) => (isSnapping ? Math.round(at / GRID) * GRID : at)
        const to = [...corners.current].map(([one, [x, y]]): [string, Point] => [
          one,
          [snapped(x + right), snapped(y + down)],
        ])
        const words = to.length === 1 ? `moved ${wordsOf(session, id)}` : `moved ${to.length} nodes`
        set((one) => actedOn(one, placed(mapOf(one), new Map(to)), { words, going: 'drag' }))
      }
    },
    onEnd: () => set(mapEnded),
  })
  const end = () => {
    if (frame !== undefined) set((one) => chosenAs(one, [...one.chosen, ...within(mapOf(one), frame)]))
    setFrame(undefined)
  }
  return {
    frame,
    drag: {
      ...drag,
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        if (frame !== undefined) setFrame([frame[0], pointOf(event)])
        drag.onPointerMove(event)
      },
      onPointerUp: () => {
        end()
        drag.onPointerUp()
      },
      onPointerCancel: () => {
        setFrame(undefined)
        drag.onPointerCancel()
      },
      onClick: ({ target }: MouseEvent<SVGSVGElement>) => {
        const isFree = target instanceof Element && target.closest('[data-handle]') === null
        if (isFinger.current && isFree) set((one) => chosenAs(one, []))
      },
    },
  }
}

const startOf = (event: PointerEvent<SVGSVGElement>): Frame => [pointOf(event), pointOf(event)]

/** Where a pointer is on the map. */
function pointOf({ currentTarget: svg, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse())
  return [x, y]
}

function within({ nodes, styles: all }: MakerDocument, [[x0, y0], [x1, y1]]: Frame): readonly string[] {
  const isBetween = (at: number, one: number, other: number) =>
    at >= Math.min(one, other) && at <= Math.max(one, other)
  return nodes
    .filter((node) => {
      const [x, y] = centerOf(all, node)
      return isBetween(x, x0, x1) && isBetween(y, y0, y1)
    })
    .map(({ id }) => id)
}
