import { joinClasses, useOneTabStop } from '@parlour/ui-kit'
import { memo, type ReactNode, type RefObject, useId, useMemo, useRef, useState } from 'react'
import type { PlaceView } from '../../rules/view'
import { FarAnswers } from './far-answers'
import { drawMap, type MapDrawing } from './map-drawing'
import styles from './map.module.css'
import type { MapLayout, MapPlace, MapShape } from './map-place'
import { inRoom } from './map-room'
import { onTap } from './on-tap'
import { type MapOwner, ownStyle } from './owner'
import { PathSpace } from './path-space'
import { PlaceTip } from './place-tip'
import { Presences } from './presences'
import { Site } from './site'
import { type MapView, useMapView } from './use-map-view'
import { useProportion } from './use-proportion'
import { Tiles } from './tiles'
import { walkMap } from './walk-map'

export interface GameMapProps {
  readonly places: readonly MapPlace[]
  readonly layout: MapLayout
  readonly shape: MapShape
  /** What stands at each location, by its place in the list; nothing where it is left out. */
  readonly stands?: readonly PlaceView[]
  /** By seat. */
  readonly owners?: readonly MapOwner[]
  /** The seat of whoever looks. */
  readonly viewer?: number | undefined
  /** By seat: the numbers of the locations where they have presence. */
  readonly presence?: readonly (readonly number[])[]
  /** Shows where the viewer has presence, whosever was chosen to be shown. */
  readonly isReachShown?: boolean
  /** What of others is marked where the viewer has presence: what power could do something to. */
  readonly targets?: 'troop' | 'spy' | undefined
  /** Numbers of the locations where something changed last. */
  readonly last?: readonly number[]
  /** Of those, the ones that are numbered, in their order. */
  readonly order?: readonly number[]
  /**
   * A menu of what can be done at a location that was clicked; without it, a click there does nothing of its
   * own.
   */
  readonly menu?: (at: number, close: () => void) => ReactNode
  /** What could be done at a location now, each with what it would make of control and points. */
  readonly outlook?: ((at: number) => readonly (readonly [act: string, words: string])[]) | undefined
  /** Lies over everything on the map. */
  readonly over?: ReactNode
  /** Stands below the map: what its signs mean. */
  readonly children?: ReactNode
}

const EMPTY: PlaceView = { troops: [], spies: [] }
const NOBODY: readonly MapOwner[] = []
const NOWHERE: readonly number[] = []
const NOT_KNOWN: readonly (readonly number[])[] = []
const NEARER = 0.8
/** The first stop of the Tab key on the map: an answer, or else the first site. */
const FIRST_STOPS = ['[data-center][data-state~="can"]', '[data-kind]:not([data-kind="path"]) [data-center]']

/**
 * The map of a game: its ways, sites and path spaces with what stands on them. Dragged, zoomed, and read by
 * keyboard.
 */
export function GameMap(props: GameMapProps) {
  const { places, viewer, menu, owners = NOBODY, presence = NOT_KNOWN } = props
  const box = useRef<HTMLDivElement>(null)
  const drawing = useDrawing(box, props)
  const { area, isDragged, handlers, zoom, fit, show, go } = useMapView({ box, frame: drawing.frame })
  const [tip, setTip] = useState<number>()
  const [open, setOpen] = useState<number>()
  const { reacher, choose, isReachShown } = useReach(props)
  const { x, y, width, height } = area
  const at = (target: EventTarget) => placeAt(places, target)
  const shown = open ?? tip
  const { ref: map, onFocus: keepStop } = useOneTabStop<SVGSVGElement>(FIRST_STOPS)
  const close = () => {
    setOpen(undefined)
    const name = CSS.escape(places[open ?? -1]?.name ?? '')
    document.querySelector<SVGElement>(`[data-place="${name}"] [data-center]`)?.focus()
  }
  const focusAt = (target: Element, index: number | undefined) => {
    const center = drawing.centers.get(places[index ?? -1]?.name ?? '')
    if (center !== undefined) show(center)
    if (target.matches(':focus-visible')) setTip(index)
  }
  return (
    <div
      className={styles.box}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open !== undefined) close()
      }}
    >
      <div ref={box} className={joinClasses(styles.ground, isDragged && styles.dragged)} {...handlers}>
        <svg
          ref={map}
          data-targets={props.targets}
          data-reach-of={reacher === viewer ? 'viewer' : 'other'}
          className={joinClasses(styles.map, isReachShown && styles.reach)}
          style={reacher === undefined ? undefined : ownStyle(owners[reacher])}
          viewBox={`${x} ${y} ${width} ${height}`}
          role="group"
          aria-label="Map"
          onPointerOver={({ target, pointerType }) => pointerType === 'mouse' && setTip(at(target))}
          onPointerLeave={() => setTip(undefined)}
          onFocus={(event) => {
            keepStop(event)
            focusAt(event.target, at(event.target))
          }}
          onBlur={() => setTip(undefined)}
          onClick={onTap(({ target }) => setOpen(menu === undefined ? undefined : at(target)))}
          onKeyDown={(event) => {
            walkMap(event)
            if (event.key !== 'Enter' || menu === undefined) return
            // Else the same press would also be one on the menu, which has the focus once it is open.
            event.preventDefault()
            setOpen(at(event.target))
          }}
        >
          <Ground drawing={drawing} />
          <Places
            {...props}
            {...{ viewer, owners, drawing }}
            reached={reacher === undefined ? NOWHERE : (presence[reacher] ?? NOWHERE)}
          />
          {props.over}
        </svg>
        <FarAnswers {...{ drawing, area, go }} />
        {shown === undefined ? null : (
          <Tip {...{ props, shown, drawing, area }}>
            {open === undefined ? undefined : menu?.(open, close)}
          </Tip>
        )}
      </div>
      <div className={styles.foot}>
        {presence.length === 0 ? null : (
          <Presences owners={owners} shown={isReachShown ? reacher : undefined} onChoose={choose} />
        )}
        <div className={styles.legend}>{props.children}</div>
        <Tools zoom={zoom} fit={fit} />
      </div>
    </div>
  )
}

/** The drawing of a map: a wide one fills the room of its box, a tall one stays as it is drawn. */
function useDrawing(box: RefObject<HTMLElement | null>, { places, layout, shape }: GameMapProps): MapDrawing {
  const proportion = useProportion(box)
  const room = shape === 'wide' ? proportion : undefined
  return useMemo(
    () => drawMap(places, room === undefined ? layout : inRoom(layout, places, room)),
    [places, layout, room],
  )
}

/** Returns the number of the place that an event is about. */
function placeAt(places: readonly MapPlace[], target: EventTarget): number | undefined {
  const name =
    target instanceof Element ? target.closest('[data-place]')?.getAttribute('data-place') : undefined
  const found = places.findIndex((place) => place.name === name)
  return found === -1 ? undefined : found
}

/** Whose presence is shown on the map; undefined where nobody's is. */
function useReach({ viewer, isReachShown = false, targets }: GameMapProps) {
  const [chosen, choose] = useState<number>()
  // What a player is about to do is more than what they look at.
  const isOwnWanted = isReachShown || targets !== undefined
  const reacher = isOwnWanted ? viewer : (chosen ?? viewer)
  return { reacher, choose, isReachShown: isReachShown || (chosen !== undefined && !isOwnWanted) }
}

interface TipProps {
  readonly props: GameMapProps
  /** The number of the place that it is about. */
  readonly shown: number
  readonly drawing: MapDrawing
  readonly area: MapView['area']
  readonly children: ReactNode
}

/** What stands at a place, who has presence there, and what could be done. */
function Tip({ props, shown, drawing, area, children }: TipProps) {
  const { places, stands, outlook, owners = NOBODY, presence = NOT_KNOWN } = props
  return (
    <PlaceTip
      {...{ owners, place: places[shown], stand: stands?.[shown] ?? EMPTY }}
      present={presence.flatMap((reached, seat) => (reached.includes(shown) ? [seat] : []))}
      beside={{ drawing, area }}
      outlook={outlook?.(shown) ?? []}
    >
      {children}
    </PlaceTip>
  )
}

function Tools({ zoom, fit }: Pick<MapView, 'zoom' | 'fit'>) {
  return (
    <div className={styles.tools}>
      <button type="button" aria-label="zoom in" onClick={() => zoom(NEARER)}>
        +
      </button>
      <button type="button" aria-label="zoom out" onClick={() => zoom(1 / NEARER)}>
        −
      </button>
      <button type="button" onClick={fit}>
        fit
      </button>
    </div>
  )
}

/** The rock with its ways. */
const Ground = memo(function Ground({ drawing }: { readonly drawing: MapDrawing }) {
  const hatch = useId()
  const [width, height] = drawing.size
  return (
    <>
      <defs>
        <pattern id={hatch} width="26" height="26" patternUnits="userSpaceOnUse">
          <path className={styles.hatch} d="M3 6l5 -3M16 10l5 2M7 19l4 3M20 22l4 -3" />
        </pattern>
      </defs>
      <rect fill={`url(#${hatch})`} x={-width} y={-height} width={3 * width} height={3 * height} />
      <Tiles tiles={drawing.tiles} />
      {drawing.routes.map(({ from, to, path }) => (
        <path key={`${from}|${to}`} className={styles.tunnelEdge} d={path} />
      ))}
      {drawing.routes.map(({ from, to, path }) => (
        <path key={`${from}|${to}`} className={styles.tunnel} d={path} />
      ))}
    </>
  )
})

type PlacesProps = Pick<GameMapProps, 'places' | 'stands' | 'last' | 'order'> & {
  readonly viewer: number | undefined
  readonly owners: readonly MapOwner[]
  /** The numbers of the locations where whoever's presence is meant has it. */
  readonly reached: readonly number[]
  readonly drawing: MapDrawing
}

/** Path spaces below the sites, both from the top of the map to its foot. */
function Places(props: PlacesProps) {
  const { places, stands = [], last = NOWHERE, order = NOWHERE, owners, viewer, reached, drawing } = props
  const rows = useMemo(() => readingOrder(places, drawing), [places, drawing])
  return rows.map((index) => {
    const place = places[index]
    if (place === undefined) return null
    const shared = {
      place,
      owners,
      viewer,
      stand: stands[index] ?? EMPTY,
      center: drawing.centers.get(place.name) ?? ([0, 0] as const),
      isReached: reached.includes(index),
      isLast: last.includes(index),
      rank: order.indexOf(index) + 1,
    }
    const box = drawing.boxes.get(place.name)
    return box === undefined ? (
      <PathSpace key={place.name} {...shared} />
    ) : (
      <Site key={place.name} {...shared} box={box} />
    )
  })
}

const ROW = 120

function readingOrder(places: readonly MapPlace[], { centers }: MapDrawing): readonly number[] {
  const rank = (index: number): number => {
    const { name = '', kind } = places[index] ?? {}
    const [x, y] = centers.get(name) ?? [0, 0]
    return (kind === 'path' ? 0 : 1e9) + Math.floor(y / ROW) * 1e5 + x
  }
  return places.map((_, index) => index).sort((one, other) => rank(one) - rank(other))
}
