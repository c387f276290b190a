import type { WireLogEntry } from '@parlour/protocol'
import { locationNamed } from '../../rules/facts/map'
import type { TyrantsView } from '../../rules/view'
import { lastPlaces } from '../tyrants-view'

/**
 * Returns the numbers of the locations where something came or went with the last answer, or that some lines
 * of the log name.
 */
export function recentPlaces(view: TyrantsView, lines: readonly WireLogEntry[]): readonly number[] {
  const named = lines.flatMap((line) => {
    if (line.type !== 'log') return []
    const places = Object.values(line.args).filter(({ classes }) => classes.includes('zone-name'))
    return places.flatMap(({ value }) => locationNamed(view.map, String(value))?.index ?? [])
  })
  return [...new Set([...lastPlaces(view), ...named])]
}

/** Returns the names of the cards that came into the market as some lines of the log tell. */
export function recentCards(lines: readonly WireLogEntry[]): readonly string[] {
  return lines.flatMap((line) =>
    line.type === 'log' && line.classes.includes('market') ? String(line.args.card?.value ?? '') : [],
  )
}
