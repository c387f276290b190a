import { Alert } from '@mantine/core'
import styles from './not-saved.module.css'

interface NotSavedProps {
  readonly problem: string | undefined
  /** What to do about it. */
  readonly words?: string
}

/**
 * Says that an answer could not be saved: the fixed words, what to do, and the reason (rules: screens 1.8).
 */
export function NotSaved({ problem, words = 'Your answer was not sent. Choose again.' }: NotSavedProps) {
  if (problem === undefined) return null
  return (
    <Alert color="danger" role="alert">
      <strong className={styles.fixed}>{'Error!\nCheck console for details.'}</strong>
      <p>
        {words} <small>{problem}</small>
      </p>
    </Alert>
  )
}
