import type { Figure } from './intervals'
import styles from './picks.module.css'

interface FigureCellProps {
  /** What stands before it where rows have no columns. */
  readonly word: string
  readonly figure: Figure | undefined
  readonly write: (value: number) => string
}

/** A figure with the range around it, or a dash where too little was counted for one. */
export function FigureCell({ word, figure, write }: FigureCellProps) {
  return (
    <td className={styles.figure} data-word={word}>
      {figure === undefined ? (
        <>
          <b aria-hidden="true">–</b> <small className="visually-hidden">too few picks</small>
          <small aria-hidden="true" />
        </>
      ) : (
        <>
          <b>{write(figure.value)}</b>{' '}
          <small>
            {write(figure.low)} to {write(figure.high)}
          </small>
        </>
      )}
    </td>
  )
}
