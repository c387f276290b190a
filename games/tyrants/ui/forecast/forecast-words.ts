import type { Forecast, SiteForecast } from '../../rules/facts/forecast'
import { mapNamed, placeName } from '../../rules/facts/map'
import { NOBODY } from '../../rules/facts/site-holding'
import type { TyrantsView } from '../../rules/view'

/**
 * Returns what a deed makes of its player in words, such as '+2 VP, control of Gracklstugh, total 21'; ''
 * where control, points and pools stay as they are. Prices are left out: they stand beside what is paid for.
 */
export function forecastWords(
  { points, total, influence, power, site }: Forecast,
  view: Pick<TyrantsView, 'map' | 'players'>,
  seat: number,
): string {
  const words = [
    points === 0 ? '' : `${points > 0 ? '+' : '−'}${Math.abs(points)} VP`,
    ...(site === undefined ? [] : siteWords(site, view, seat)),
    influence > 0 ? `+${influence} influence` : '',
    power > 0 ? `+${power} power` : '',
  ].filter((part) => part !== '')
  return words.length === 0 ? '' : [...words, ...(points === 0 ? [] : [`total ${total}`])].join(', ')
}

/** Who comes to hold the site, or no longer does. */
function siteWords(
  { at, before, after }: SiteForecast,
  { map, players }: Pick<TyrantsView, 'map' | 'players'>,
  seat: number,
): readonly string[] {
  const place = mapNamed(map).locations[at]
  const name = place === undefined ? '' : placeName(place)
  const nameOf = (holder: number) => players[holder]?.name ?? ''
  if (after.holder === before.holder) {
    const what = `total control of ${name}`
    if (after.isTotal) return [after.holder === seat ? what : `${what} for ${nameOf(after.holder)}`]
    return [after.holder === seat ? `no more ${what}` : `${nameOf(after.holder)} loses ${what}`]
  }
  const what = `${after.isTotal ? 'total ' : ''}control of ${name}`
  const taken =
    after.holder === NOBODY ? [] : [after.holder === seat ? what : `${what} for ${nameOf(after.holder)}`]
  const isOwnLoss = before.holder === seat
  const lost =
    before.holder === NOBODY ? [] : [isOwnLoss ? `${name} lost` : `${nameOf(before.holder)} loses it`]
  if (taken.length === 0 && !isOwnLoss) return [`${nameOf(before.holder)} loses ${name}`]
  return [...taken, ...lost]
}
