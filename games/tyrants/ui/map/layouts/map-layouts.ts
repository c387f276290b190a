import type { AnyMap } from '../../../rules/facts/map'
import type { MapName } from '../../../rules/facts/names'
import type { MapLayout, MapShape } from '../map-place'
import { base2 } from './base-2'
import { base3A } from './base-3a'
import { base3B } from './base-3b'
import { base4 } from './base-4'
import { layoutOfData } from './layout-of-data'

/**
 * The layouts of the game's own maps.
 * @internal
 */
export const MAP_LAYOUTS: Readonly<Record<MapName, Readonly<Record<MapShape, MapLayout>>>> = {
  'base-2': base2,
  'base-3a': base3A,
  'base-3b': base3B,
  'base-4': base4,
}

/** Returns the layout of a map for windows of a shape: its own one, or what the data of any other says. */
export const layoutOf = (map: AnyMap, shape: MapShape): MapLayout =>
  typeof map === 'string' ? MAP_LAYOUTS[map][shape] : layoutOfData(map, shape)
