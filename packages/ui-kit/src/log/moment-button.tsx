import { useStartLookBack } from '../look-back/look-back'
import styles from './moment-button.module.css'

interface MomentButtonProps {
  /** How many answers had been given with the one that brought something about; 0 at a game's beginning. */
  readonly answers: number
}

/** The way from something that was told to its moment in a look back, by the number of the answer. */
export function MomentButton({ answers }: MomentButtonProps) {
  const start = useStartLookBack()
  if (start === undefined || answers === 0) return null
  return (
    <button
      type="button"
      className={styles.moment}
      aria-label={`Look back at answer ${answers}`}
      title={`Look back at answer ${answers}`}
      onClick={() => start(answers)}
    >
      {answers}
    </button>
  )
}
