import { ActionIcon } from '@mantine/core'
import { Icon } from '@parlour/ui-kit'
import type { History } from './history'
import styles from './editing.module.css'

interface UndoButtonsProps {
  readonly history: Pick<History<unknown>, 'past' | 'future'>
  readonly onUndo: () => void
  readonly onRedo: () => void
}

/** One edit back, and forward again; each says which. */
export function UndoButtons({ history: { past, future }, onUndo, onRedo }: UndoButtonsProps) {
  const [undo, redo] = [wordsOf('Undo', past.at(-1)), wordsOf('Redo', future[0])]
  return (
    <>
      <ActionIcon aria-label={undo} title={undo} disabled={past.length === 0} onClick={onUndo}>
        <Icon name="undo" />
      </ActionIcon>
      <ActionIcon
        aria-label={redo}
        title={redo}
        disabled={future.length === 0}
        onClick={onRedo}
        className={styles.redo}
      >
        <Icon name="undo" />
      </ActionIcon>
    </>
  )
}

const wordsOf = (act: string, step: { readonly words: string } | undefined) =>
  step === undefined ? act : `${act}: ${step.words}`
