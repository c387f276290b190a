import { joinClasses } from '@parlour/ui-kit'
import type { Color } from '../../rules/facts/names'
import styles from './color.module.css'

/** The class that gives everything inside the tokens of a color: `--edge`, `--face`, `--text`, `--weave`. */
export const colorClass = (color: Color): string => styles[color] ?? ''

/** A color as its letter on its own ground: never the color alone. */
export function ColorLetter({ color }: { readonly color: Color }) {
  return (
    <span className={joinClasses(styles.letter, colorClass(color))} role="img" aria-label={color}>
      {color.charAt(0).toUpperCase()}
    </span>
  )
}
