import { Button, Select } from '@mantine/core'
import { useMemo, useState } from 'react'
import { LAYOUTS } from '../../rules/facts/layouts'
import { mapOfTiles } from '../../rules/facts/map-of-tiles'
import type { LayoutName } from '../../rules/facts/names'
import type { HexTile, TileLayout } from '../../rules/facts/tile-data'
import { layoutWords } from '../../rules/facts/tile-edges'
import { GAME_TILES, tileWords } from '../../rules/facts/tiles'
import { withRotations } from '../../rules/facts/turning'
import { outlinesOf } from '../map/layouts/layout-of-data'
import map from '../map/map.module.css'
import { Folded } from './folded'
import { MapPicture } from './map-picture'
import styles from './own-maps.module.css'

interface LayoutPictureProps {
  readonly name: LayoutName
  /** The tiles as they lie; undefined while they are not dealt. */
  readonly layout: TileLayout | undefined
  /** Absent for whoever may only look. */
  readonly onChange?: (layout: TileLayout) => void
}

/**
 * A layout of hex tiles: its slots while nothing is dealt, then the map itself; perhaps with a way to
 * exchange and turn each of its tiles.
 */
export function LayoutPicture({ name, layout, onChange }: LayoutPictureProps) {
  if (layout === undefined) return <Slots name={name} />
  return (
    <div className={styles.fields}>
      <Laid layout={layout} />
      {onChange === undefined ? null : <Turning layout={layout} onChange={onChange} />}
    </div>
  )
}

function Slots({ name }: { readonly name: LayoutName }) {
  const outlines = outlinesOf({ layout: name, tiles: [] }, 'wide')
  const all = outlines.flatMap(({ corners }) => corners)
  const side = (axis: 0 | 1) => all.map((corner) => corner[axis])
  const [left, top] = [Math.min(...side(0)), Math.min(...side(1))]
  const [width, height] = [Math.max(...side(0)) - left, Math.max(...side(1)) - top]
  const { players, slots } = LAYOUTS[name]
  return (
    <svg
      className={styles.picture}
      viewBox={`${left - 8} ${top - 8} ${width + 16} ${height + 16}`}
      role="img"
      aria-label={`The layout ${name}: ${players} players, ${slots.length} tiles`}
    >
      <g aria-hidden="true">
        {outlines.map(({ id, corners }) => {
          const [x, y] = middleOf(corners)
          return (
            <g key={corners.join(' ')}>
              <polygon className={map.tile} points={corners.join(' ')} />
              <text className={styles.slot} {...{ x, y }}>
                {id}
              </text>
            </g>
          )
        })}
      </g>
    </svg>
  )
}

const middleOf = (corners: readonly (readonly [number, number])[]) => {
  const [x, y] = corners.reduce(([right, down], corner) => [right + corner[0], down + corner[1]], [0, 0])
  return [x / corners.length, y / corners.length] as const
}

function Laid({ layout }: { readonly layout: TileLayout }) {
  const data = useMemo(() => mapOfTiles(layout), [layout])
  return (
    <>
      <MapPicture data={data} />
      <p className={styles.words}>{layoutWords(layout)}</p>
    </>
  )
}

interface TurningProps {
  readonly layout: TileLayout
  readonly onChange: (layout: TileLayout) => void
}

/** Turns a tile of the layout, or puts another in its slot. */
function Turning({ layout, onChange }: TurningProps) {
  const [slot, choose] = useState(0)
  const { tiles, own = [] } = layout
  const at = Math.min(slot, tiles.length - 1)
  const chosen = tiles[at]
  const lies = new Set(tiles.map(({ tile }) => tile))
  const free = [...GAME_TILES, ...own].filter(
    ({ id, category }: HexTile) =>
      category === LAYOUTS[layout.layout].slots[at]?.category && (id === chosen?.tile || !lies.has(id)),
  )
  const turn = () =>
    onChange(
      withRotations(
        layout,
        tiles.map(({ rotation }, other) => (other === at ? (rotation + 1) % 6 : rotation)),
      ),
    )
  const exchange = (id: string) =>
    onChange({ ...layout, tiles: tiles.map((one, other) => (other === at ? { ...one, tile: id } : one)) })
  return (
    <Folded title="turn and exchange tiles">
      <div className={styles.acts}>
        <Select
          label="Slot"
          value={String(at)}
          allowDeselect={false}
          data={tiles.map(({ tile }, index) => ({ value: String(index), label: `${index + 1}: ${tile}` }))}
          onChange={(value) => choose(Number(value))}
        />
        <Select
          label="Tile there"
          value={chosen?.tile ?? null}
          allowDeselect={false}
          data={free.map(({ id }) => ({ value: id, label: tileWords(layout, id) }))}
          onChange={(value) => {
            if (value !== null) exchange(value)
          }}
        />
        <Button size="compact-sm" variant="default" onClick={turn}>
          turn it
        </Button>
      </div>
    </Folded>
  )
}
