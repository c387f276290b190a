import { type LogTurn, turnDeeds } from '@parlour/ui-kit'
import { locationNamed } from '../../rules/facts/map'
import type { TyrantsView } from '../../rules/view'

/** A line of the log, as far as it names places. */
type Line = ReturnType<typeof turnDeeds>['deeds'][number]['line']

/** Returns the number of the location of a deed; undefined for a deed without one. */
export function placeOfDeed({ map }: Pick<TyrantsView, 'map'>, { args }: Line): number | undefined {
  const named = Object.values(args).find(({ classes }) => classes.includes('zone-name'))
  return named === undefined ? undefined : locationNamed(map, String(named.value))?.index
}

/** Returns the numbers of the locations where turns did something, in that order, each once. */
export function deedPlaces(view: Pick<TyrantsView, 'map'>, turns: readonly LogTurn[]): readonly number[] {
  const places = turns.flatMap((turn) => turnDeeds(turn).deeds.map(({ line }) => placeOfDeed(view, line)))
  return [...new Set(places.filter((place) => place !== undefined))]
}

/** Returns whether whoever did a deed controls its place now. */
export function isHeld(view: Pick<TyrantsView, 'map' | 'players' | 'places'>, line: Line): boolean {
  const place = placeOfDeed(view, line)
  const seat = view.players.findIndex(({ name }) => name === line.args.player?.value)
  return place !== undefined && seat !== -1 && view.places[place]?.control === seat
}
