import styles from './seat-name.module.css'

const SEATS = [styles.seat1, styles.seat2, styles.seat3, styles.seat4, styles.seat5, styles.seat6]

/**
 * Class names that set `--seat`, `--seat-soft` and `--seat-shape` for a seat; from the seventh seat on they begin again.
 * @param index the seat's place in the list of players, from 0
 */
export function seatClass(index: number): string {
  return SEATS[index % SEATS.length] ?? ''
}

/** A player of a game: the shape of their seat in its color, then the name. */
export function SeatName({ index, name }: { readonly index: number; readonly name: string }) {
  return <span className={`${styles.seat} ${seatClass(index)}`}>{name}</span>
}
