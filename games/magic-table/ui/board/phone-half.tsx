import { joinClasses, seatClass } from '@parlour/ui-kit'
import { geometryOf } from '../layout/geometry'
import { rowWidth } from '../layout/row'
import type { Table, TablePlayer, TableZone } from '../table/table'
import { fightingZone } from './half'
import styles from './phone-half.module.css'
import { rowHeaps, ZoneRow } from './zone-row'

interface PhoneHalfProps {
  readonly table: Table
  readonly player: TablePlayer
  readonly below: boolean
}

const LEAST = 110
const SIZE = geometryOf({ form: 'phone', height: 0, players: 2 })

/** A half on a phone: rows as wide as they need, to be panned. */
export function PhoneHalf({ table, player, below }: PhoneHalfProps) {
  const { creatures, land, battlefield } = player.zones
  const wide = (zone: TableZone) => rowWidth(rowHeaps(table, zone, false), SIZE) + 12
  const row = (zone: TableZone, grows: boolean) => {
    const width = Math.max(LEAST, wide(zone))
    return (
      <ZoneRow
        key={zone.name}
        table={table}
        zone={zone}
        size={SIZE}
        width={width}
        style={{ flex: `${grows ? 1 : 0} 0 ${width}px` }}
      />
    )
  }
  const fighting = fightingZone(table, player)
  const front = (
    <div key="front" className={styles.zones}>
      {fighting.count > 0 ? row(fighting, false) : null}
      {row(creatures, true)}
    </div>
  )
  const back = (
    <div key="back" className={styles.zones}>
      {row(land, false)}
      {row(battlefield, true)}
    </div>
  )
  return (
    <div className={joinClasses(styles.half, seatClass(player.seat))}>
      {below ? [front, back] : [back, front]}
    </div>
  )
}
