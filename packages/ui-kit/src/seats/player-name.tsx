import { SeatName } from '../theme/seat-name'
import styles from './player-name.module.css'
import { useSeatOf } from './seats'

/**
 * A player's name with the color and shape of the seat (from `SeatsProvider`); the name alone without a seat.
 */
export function PlayerName({ name, bot = false }: { readonly name: string; readonly bot?: boolean }) {
  const seat = useSeatOf(name)
  return (
    <span className={styles.player}>
      {seat === undefined ? <span>{name}</span> : <SeatName index={seat} name={name} />}
      {bot ? <span className={styles.bot}>bot</span> : null}
    </span>
  )
}
