import { useId } from 'react'
import { DIRECTIONS } from '../../rules/facts/names'
import { EDGE_NAMES } from '../../rules/facts/edge-names'
import { PlaceHandle, roomOf } from '../editing/place-figure'
import editing from '../editing/editing.module.css'
import { useDrag } from '../editing/use-drag'
import { endWords, movedTo, siteNamed, type TileDocument } from './tile-document'
import { centerOf, edgeCenter, placeOf, SCALE, TileFace, TileFigure } from './tile-figure'
import { ARROWS, cornersAt, inTile, snapped, turned } from './tile-shape'
import { tileOf } from './tile-session'
import type { TileEditor } from './use-tile-editor'
import styles from './tile-editor.module.css'

interface LargeTileProps {
  readonly editor: TileEditor
  /** Names of sites that something is wrong with. */
  readonly wrong: readonly string[]
}

const LINES = Array.from({ length: 13 }, (_, at) => (at - 6) * 25 * SCALE)

/** The copy of the tile that is edited: sites are dragged on it, connected, moved and removed by keys. */
export function LargeTile({ editor, wrong }: LargeTileProps) {
  const { session, rotation, act, press } = editor
  const tile = tileOf(session)
  const clip = useId()
  const { chosen, connecting } = session
  const drag = useSiteDrag(editor)
  return (
    <svg
      className={editing.drawing}
      viewBox="-284 -246 568 492"
      role="group"
      aria-label="Tile"
      {...drag}
      onKeyDown={(event) => {
        const name = nameAt(event.target)
        if (name === undefined) return
        const step = ARROWS[event.key]
        const site = siteNamed(tile, name)
        if (step !== undefined && site !== undefined) {
          const [x, y] = turned(step, -rotation)
          act((one) => movedTo(one, name, [site.dx + x, site.dy + y]), {
            words: `moved ${endWords(name)}`,
            going: `keys ${name}`,
          })
        } else if (event.key === 'Enter' || event.key === ' ') press(name)
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <clipPath id={clip}>
        <polygon points={cornersAt(SCALE)} />
      </clipPath>
      <TileFace />
      <g className={styles.grid} clipPath={`url(#${clip})`}>
        {LINES.map((at) => (
          <path key={at} d={`M${at} -260V260M-260 ${at}H260`} />
        ))}
      </g>
      <TileFigure tile={tile} rotation={rotation}>
        <g className={editing.handles}>
          {tile.sites.map((site) => {
            const [x, y] = centerOf(site, rotation)
            return (
              <PlaceHandle
                key={site.name}
                id={site.name}
                {...{ x, y }}
                {...roomOf(placeOf(site))}
                label={siteLabel(site)}
                isChosen={chosen === site.name}
                isWrong={wrong.includes(site.name)}
              />
            )
          })}
          {connecting === undefined ? null : <EdgeHandles rotation={rotation} first={connecting.first} />}
        </g>
      </TileFigure>
      <EdgeLabels {...{ tile, rotation }} />
    </svg>
  )
}

/** Returns the handlers that drag a site over the tile, however it is turned. */
function useSiteDrag(editor: TileEditor) {
  const { session, rotation, isSnapping, act, end, press } = editor
  const move = (name: string, dx: number, dy: number) => {
    const point = inTile([dx, dy])
    const to = isSnapping ? snapped(point) : point
    act((one) => movedTo(one, name, to), { words: `moved ${endWords(name)}`, going: `move ${name}` })
  }
  return useDrag({
    onPress: (name, event) => {
      if (name === undefined) return
      press(name)
      editor.startAt(name)
      // A press outside of handles is left alone, so that pages scroll.
      event.preventDefault()
      if (event.target instanceof SVGElement) event.target.focus()
    },
    onMove: (name, [right, down]) => {
      const start = editor.start()
      if (start === undefined || session.connecting !== undefined) return
      const [x, y] = turned([right / SCALE, down / SCALE], -rotation)
      move(name, start[0] + x, start[1] + y)
    },
    onEnd: end,
  })
}

/** The sides of the tile, where a connection may end. */
function EdgeHandles({ rotation, first }: { readonly rotation: number; readonly first: string | undefined }) {
  return EDGE_NAMES.map((name, edge) => {
    const [x, y] = edgeCenter(edge, rotation)
    const label = endWords(name)
    return (
      <PlaceHandle
        key={name}
        id={name}
        {...{ x, y, label }}
        width={34}
        height={34}
        isChosen={first === name}
      />
    )
  })
}

function EdgeLabels({ tile, rotation }: { readonly tile: TileDocument; readonly rotation: number }) {
  return DIRECTIONS.map((name, edge) => {
    const [x, y] = edgeCenter(edge, rotation)
    const isUsed = tile.connectors.some((ends) => ends.includes(EDGE_NAMES[edge] ?? ''))
    return (
      <g key={name} className={styles.edge} data-used={isUsed} aria-hidden="true">
        <circle cx={x} cy={y} r={17} />
        <text x={x} y={y + 5}>
          {name}
        </text>
      </g>
    )
  })
}

const nameAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? (target.getAttribute('data-handle') ?? undefined) : undefined

function siteLabel(site: ReturnType<typeof tileOf>['sites'][number]): string {
  const name = endWords(site.name)
  if (site.kind === 'troop-spot') return `${name}, spot${site.neutrals === 1 ? ', 1 neutral' : ''}`
  return `${name}, value ${site.value}, spaces ${site.size}, neutral ${site.neutrals}`
}
