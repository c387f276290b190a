import { Button } from '@mantine/core'
import { DialogSheet, Strip, useSaving } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import styles from './delete-question.module.css'

interface DeleteQuestionProps {
  /** What kind of thing is deleted, as a word. */
  readonly kind: string
  /** What it is called. */
  readonly name: ReactNode
  /** What is lost with it, as a sentence. */
  readonly loss?: string
  /** Deletes. When it rejects (`CallError`, `Refusal`), the message is shown and the question stays open. */
  readonly onDelete: () => Promise<void>
  readonly onClose: () => void
}

/** Asks before something of a cube is deleted, over the dialog that shows it. */
export function DeleteQuestion({ kind, name, loss, onDelete, onClose }: DeleteQuestionProps) {
  const { saving, problem, run } = useSaving()
  return (
    <DialogSheet
      title={`Delete ${kind}`}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>cancel</Button>
          <Button color="danger" variant="filled" loading={saving} onClick={() => void run(onDelete)}>
            delete
          </Button>
        </>
      )}
    >
      <div className={styles.question}>
        {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
        <p>
          Are you sure you want to delete "{name}"? {loss}
        </p>
      </div>
    </DialogSheet>
  )
}
