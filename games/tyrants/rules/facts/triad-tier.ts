import type { Owner } from './piece'

/** What a triad asks of one of its sites. */
export interface TriadSite {
  readonly troops: readonly Owner[]
  /** The seat that controls it. */
  readonly control?: number | undefined
  readonly total?: boolean | undefined
}

/** The tiers of a triad, the lowest first. */
export const TRIAD_TIERS = ['presence', 'control', 'total'] as const
export type TriadTier = (typeof TRIAD_TIERS)[number]

/** Returns the best tier that a seat has reached in the sites of a triad (rules: tyrants 15.9). */
export function triadTier(sites: readonly TriadSite[], seat: number): TriadTier | undefined {
  const isHeld = ({ control }: TriadSite) => control === seat
  if (sites.every((site) => isHeld(site) && site.total === true)) return 'total'
  if (sites.every(isHeld)) return 'control'
  return sites.every(({ troops }) => troops.includes(seat)) ? 'presence' : undefined
}
