import type { ReactNode } from 'react'
import type { TableZone } from '../table/table'
import styles from './zone.module.css'

interface ZoneNameProps {
  readonly zone: TableZone
  readonly aside?: ReactNode
}

/** A zone's name and count: a click opens its menu, or sends what is chosen to its top. */
export function ZoneName({ zone, aside }: ZoneNameProps) {
  const untapped = zone.cards.filter(({ tapped }) => !tapped).length
  return (
    <button type="button" className={styles.name} data-zone-name aria-haspopup="menu">
      {zone.name} <b>{zone.count}</b>
      {zone.name === 'land' && zone.count > 0 ? <span>· {untapped} untapped</span> : null}
      {aside === undefined ? null : <span className={styles.aside}>{aside}</span>}
    </button>
  )
}
