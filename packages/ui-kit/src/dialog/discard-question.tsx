import { Button } from '@mantine/core'
import { Strip } from '../theme/strip'
import styles from './dialog-sheet.module.css'

interface DiscardQuestionProps {
  /** A sentence that names what would be lost. */
  readonly lost: string
  readonly onStay: () => void
  readonly onDiscard: () => void
}

/** Asked in place of a dialog's buttons before it closes over unsaved work. */
export function DiscardQuestion({ lost, onStay, onDiscard }: DiscardQuestionProps) {
  return (
    <>
      <div className={styles.lost}>
        <Strip tone="danger">{lost}</Strip>
      </div>
      <Button onClick={onStay} autoFocus>
        keep editing
      </Button>
      <Button color="danger" variant="filled" onClick={onDiscard}>
        discard
      </Button>
    </>
  )
}
