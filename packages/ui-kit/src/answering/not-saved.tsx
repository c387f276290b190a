import { Alert } from '@mantine/core'
import styles from './not-saved.module.css'

/** Says that an answer could not be saved (rules: screens 1.8), and why; renders nothing otherwise. */
export function NotSaved({ problem }: { readonly problem: string | undefined }) {
  if (problem === undefined) return null
  return (
    <Alert color="danger" role="alert" className={styles.problem ?? ''}>
      {'Error!\nCheck console for details.'}
      <small>{problem}</small>
    </Alert>
  )
}
