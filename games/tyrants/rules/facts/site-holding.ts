import type { Location } from './map'
import type { Owner } from './piece'

export const NOBODY = -1

/** Who stands at a location. */
export interface StandingPieces {
  /** Owners of the troops. */
  readonly troops: readonly Owner[]
  /** Seats that have a spy there. */
  readonly spies: readonly number[]
}

/** Who controls a site, and whether that control is total. */
export interface SiteHolding {
  readonly holder: number
  readonly isTotal: boolean
}

/** Returns who holds a site where these pieces stand (rules: tyrants 5). Nobody holds a path. */
export function siteHolding(
  { kind, spaces }: Pick<Location, 'kind' | 'spaces'>,
  { troops, spies }: StandingPieces,
): SiteHolding {
  const holder = kind === 'path' ? NOBODY : holderOf(troops)
  const isTotal =
    holder !== NOBODY &&
    troops.length === spaces &&
    troops.every((owner) => owner === holder) &&
    spies.every((seat) => seat === holder)
  return { holder, isTotal }
}

/** The seat with more troops than any other owner; white troops count as one owner. */
function holderOf(troops: readonly Owner[]): number {
  let [holder, most, isTied] = [NOBODY, 0, false]
  for (const owner of new Set(troops)) {
    const count = troops.filter((one) => one === owner).length
    if (count > most) [holder, most, isTied] = [owner, count, false]
    else if (count === most) isTied = true
  }
  return isTied ? NOBODY : holder
}
