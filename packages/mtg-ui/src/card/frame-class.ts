import type { FrameColor } from '@parlour/mtg-cards'
import styles from './frame.module.css'

const CLASSES: Readonly<Record<FrameColor, string | undefined>> = {
  white: styles.white,
  blue: styles.blue,
  black: styles.black,
  red: styles.red,
  green: styles.green,
  gold: styles.many,
  artifact: styles.colorless,
  land: styles.land,
}

/** The class that gives an element a frame's colors as `--frame`, `--face` and `--edge`. */
export function frameClass(frame: FrameColor): string {
  return CLASSES[frame] ?? ''
}
