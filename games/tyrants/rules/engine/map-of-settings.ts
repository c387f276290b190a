import type { Random } from '@parlour/kernel'
import { readLayoutCode } from '../facts/layout-code'
import type { AnyMap } from '../facts/map'
import { mapOfTiles } from '../facts/map-of-tiles'
import { dealtLayout, madeConnected } from '../facts/turning'
import type { Board, TyrantsSettings } from './board'

/** The map that a game begins on, and what chance had to do with it. */
interface BegunMap {
  readonly map: AnyMap
  readonly setter?: number
  readonly mended?: NonNullable<Board['setup']>['mended']
}

/**
 * Returns the map of the settings; for a hex map its tiles, connected, and who may turn them (rules: tyrants
 * 15).
 */
export function mapOfSettings({ map, ownMap, hex, players }: TyrantsSettings, random: Random): BegunMap {
  if (map === 'own') {
    if (ownMap === undefined) throw new RangeError('the settings hold no own map')
    return { map: ownMap }
  }
  if (map !== 'hex') return { map }
  if (hex === undefined) throw new RangeError('the settings say nothing of hex tiles')
  const chosenLayout = hex.code === '' ? undefined : readLayoutCode(hex.code, hex).layout
  const { layout, ...mended } = madeConnected(chosenLayout ?? dealtLayout(hex, random), random)
  const setter = random.below(players.length)
  return { map: mapOfTiles(layout), setter, ...(mended.again > 0 || mended.turned ? { mended } : {}) }
}
