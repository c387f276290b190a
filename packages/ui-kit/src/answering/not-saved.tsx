import { Alert } from '@mantine/core'
import styles from './not-saved.module.css'

interface NotSavedProps {
  readonly problem: string | undefined
  /** What happened, and what to do about it. */
  readonly words?: string
}

/** Says that an answer could not be saved and what to do; the fixed words and the reason are its details (rules: screens 1.8). */
export function NotSaved({ problem, words = 'Your answer was not sent. Choose again.' }: NotSavedProps) {
  if (problem === undefined) return null
  return (
    <Alert color="danger" role="alert">
      <strong>{words}</strong>
      <details className={styles.details}>
        <summary>details</summary>
        {'Error!\nCheck console for details.'}
        <small>{problem}</small>
      </details>
    </Alert>
  )
}
