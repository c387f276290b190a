import styles from './seat-name.module.css'

const COLORS = [styles.color1, styles.color2, styles.color3, styles.color4, styles.color5, styles.color6]
const SHAPES = [
  styles.shape1,
  styles.shape2,
  styles.shape3,
  styles.shape4,
  styles.shape5,
  styles.shape6,
  styles.shape7,
  styles.shape8,
  styles.shape9,
  styles.shape10,
  styles.shape11,
  styles.shape12,
]

/**
 * Class names that set `--seat`, `--seat-soft` and `--seat-shape` for a seat. Twelve seats have a shape each,
 * and no two of the first 72 have both color and shape in common.
 * @param index the seat's place in the list of players, from 0
 */
export function seatClass(index: number): string {
  const rounds = Math.floor(index / SHAPES.length)
  const color = COLORS[(index + rounds) % COLORS.length]
  return `${color} ${SHAPES[index % SHAPES.length]}`
}

/** A player of a game: the shape of their seat in its color, then the name. */
export function SeatName({ index, name }: { readonly index: number; readonly name: string }) {
  return <span className={`${styles.seat} ${seatClass(index)}`}>{name}</span>
}
