import { NativeSelect } from '@mantine/core'
import { type ZoneName, zoneId } from '../../rules/facts/zones'
import type { Table, TableZone } from '../table/table'

/** Where tokens and cards from outside can come in. */
const ZONES: readonly ZoneName[] = [
  'attacking',
  'battlefield',
  'blocking',
  'command',
  'creatures',
  'land',
  'stack',
]

interface ZoneSelectProps {
  readonly table: Table
  /** A zone beside these: the one whose menu was used. */
  readonly from?: TableZone
  readonly value: string
  readonly onZone: (zone: string) => void
}

/** A zone of any player, the viewer's first. */
export function ZoneSelect({ table, from, value, onZone }: ZoneSelectProps) {
  const data = [table.own, ...table.others].map(({ name }) => ({
    group: name,
    items: [...new Set<ZoneName>([...ZONES, ...(from?.player === name ? [from.name] : [])])].map((zone) => ({
      value: zoneId(name, zone),
      label: `${name}: ${zone}`,
    })),
  }))
  return (
    <NativeSelect
      label="zone"
      value={value}
      data={data}
      onChange={(event) => onZone(event.currentTarget.value)}
    />
  )
}
