import type { LogArg } from '@parlour/kernel'
import type { ReactNode } from 'react'
import { cardOf } from '../../rules/facts/catalog'
import { locationNamed, placeName } from '../../rules/facts/map'
import type { MapName } from '../../rules/facts/names'
import { CardChip } from '../card/card-chip'

interface Told {
  readonly map: MapName
  /** Opens a card that is named. */
  readonly onCard: (name: string) => void
}

/** Cards in log lines as chips, path spaces by their friendly names. */
export function wordInLog({ value, classes }: LogArg, { map, onCard }: Told): ReactNode {
  const name = String(value)
  if (classes.includes('card-name') && cardOf(name) !== undefined)
    return <CardChip name={name} onOpen={onCard} />
  const place = classes.includes('zone-name') ? locationNamed(map, name) : undefined
  return place === undefined ? undefined : <b>{placeName(place)}</b>
}
