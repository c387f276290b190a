import type { CSSProperties } from 'react'
import type { Color } from '../../rules/facts/names'
import { type Owner, WHITE } from '../../rules/facts/piece'

/** Who owns pieces on a map, by seat. A color may not be chosen yet. */
export interface MapOwner {
  readonly name: string
  readonly color?: Color
}

/** The name of an owner, 'white' for white troops. */
export const ownerName = (owners: readonly MapOwner[], owner: Owner): string =>
  owner === WHITE ? 'white' : (owners[owner]?.name ?? '')

/**
 * Gives an element the color of an owner as `--own`, with the color of what is written on it as `--on-own`.
 */
export function ownStyle(owner: MapOwner | undefined): CSSProperties {
  const { color } = owner ?? {}
  if (color === undefined) return {}
  const on = color === 'red' ? '--on-tyrants-red' : '--on-tyrants'
  // React's types know no properties of one's own.
  return { '--own': `var(--tyrants-${color})`, '--on-own': `var(${on})` } as CSSProperties
}
