import { usePiece } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { piece } from '../../rules/facts/piece'
import styles from './map.module.css'
import type { PlacedProps } from './placed'
import { placeLabel } from './place-words'

interface PlateProps extends Pick<PlacedProps, 'place' | 'stand' | 'owners' | 'center' | 'isPicture'> {
  readonly children: ReactNode
}

/** What is pointed at and asked for of a place; in a picture only its shape. */
export function Plate({ isPicture = false, children, ...placed }: PlateProps) {
  if (isPicture) return <g className={styles.plate}>{children}</g>
  return <AskedPlate {...placed}>{children}</AskedPlate>
}

function AskedPlate({ place, stand, owners, center, children }: Omit<PlateProps, 'isPicture'>) {
  const plate = usePiece(piece.location(place.name))
  return (
    <g
      role="button"
      {...plate}
      tabIndex={-1}
      data-center={center.join(' ')}
      className={styles.plate}
      aria-label={placeLabel(place, stand, owners)}
    >
      {children}
    </g>
  )
}
