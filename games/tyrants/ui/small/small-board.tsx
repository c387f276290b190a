import type { SerializedGame } from '@parlour/protocol'
import type { SmallBoard } from '@parlour/ui-kit'
import { useMemo } from 'react'
import { mapNamed } from '../../rules/facts/map'
import { type Owner, WHITE } from '../../rules/facts/piece'
import type { PlaceView, PlayerView } from '../../rules/view'
import { layoutOf } from '../map/layouts/map-layouts'
import { drawMap } from '../map/map-drawing'
import type { Point } from '../map/map-place'
import '../tokens.css'
import { tyrantsView } from '../tyrants-view'
import { seatColors } from '../use-seat-colors'
import styles from './small-board.module.css'

/** A game of Tyrants small: the map with who holds which site, and the points. */
export const smallBoard: SmallBoard = {
  Board: SmallMap,
  progress: (game) => `round ${tyrantsView(game).turn.round}`,
  figures: (game) =>
    tyrantsView(game).players.map(({ name, score }) => ({ name, words: String(score.total) })),
  colors: (game) => Object.fromEntries(seatColors(tyrantsView(game).players)),
}

function SmallMap({ game }: { readonly game: SerializedGame }) {
  const { map, places, players } = tyrantsView(game)
  const { locations } = mapNamed(map)
  const drawing = useMemo(() => drawMap(locations, layoutOf(map, 'wide')), [locations, map])
  const { x, y, width, height } = drawing.frame
  return (
    <svg className={styles.map} viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label="The map">
      {drawing.routes.map(({ from, to, path }) => (
        <path key={`${from}|${to}`} className={styles.route} d={path} />
      ))}
      {locations.map(({ name, kind }, at) => {
        const center = drawing.centers.get(name)
        const place = places[at]
        if (center === undefined || place === undefined) return null
        return kind === 'path' ? (
          <Troop key={name} at={center} owner={place.troops[0]} players={players} />
        ) : (
          <Site key={name} at={center} place={place} players={players} />
        )
      })}
    </svg>
  )
}

interface PieceProps {
  readonly at: Point
  readonly players: readonly PlayerView[]
}

const colorOf = (players: readonly PlayerView[], owner: Owner): string =>
  `var(--tyrants-${owner === WHITE ? 'white' : (players[owner]?.color ?? 'white')})`

/** How far apart troops of a site are drawn, and how many in a row. */
const STEP = 22
const ROW = 3

function Site({ at: [x, y], place, players }: PieceProps & { readonly place: PlaceView }) {
  const edge = place.control === undefined ? 'var(--tyrants-site-edge)' : colorOf(players, place.control)
  return (
    <g>
      <rect
        className={styles.site}
        {...{ x: x - 44, y: y - 30, width: 88, height: 60, rx: 10 }}
        style={{ stroke: edge, strokeWidth: place.control === undefined ? 3 : 8 }}
      />
      {place.troops.map((owner, at) => (
        <Troop
          key={at}
          at={[x + ((at % ROW) - 1) * STEP, y - 11 + Math.floor(at / ROW) * STEP]}
          owner={owner}
          players={players}
        />
      ))}
    </g>
  )
}

function Troop({ at: [x, y], owner, players }: PieceProps & { readonly owner: Owner | undefined }) {
  if (owner === undefined) return <circle className={styles.space} cx={x} cy={y} r={8} />
  return <circle className={styles.troop} cx={x} cy={y} r={9} style={{ fill: colorOf(players, owner) }} />
}
