import { LAYOUTS } from '../../rules/facts/layouts'
import type { HexOptions } from '../../rules/facts/map-options'
import { LAYOUT_NAMES } from '../../rules/facts/names'

const USUAL = 'demonweb-2'

/** Returns what a hex map is chosen with: the usual layout, or the first for this many players. */
export function firstHexOptions(players: number): HexOptions {
  const fits = (name: (typeof LAYOUT_NAMES)[number]) => LAYOUTS[name].players === players
  const layout = fits(USUAL) ? USUAL : (LAYOUT_NAMES.find(fits) ?? USUAL)
  return { layout, prune: false, code: '' }
}
