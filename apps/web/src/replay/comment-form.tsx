import { Button, Textarea } from '@mantine/core'
import { useSaving } from '@parlour/ui-kit'
import type { FormEvent } from 'react'
import styles from './comments-dialog.module.css'

const MOST_CHARACTERS = 2000

interface CommentFormProps {
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  /** What the button that saves it says. */
  readonly word: string
  readonly onSave: (text: string) => Promise<void>
  readonly onCancel?: () => void
}

/** A field for a comment. What could not be saved stays in it, with the reason. */
export function CommentForm({ label, text, onText, word, onSave, onCancel }: CommentFormProps) {
  const { run, saving, problem } = useSaving()
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') void run(() => onSave(text.trim()))
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <Textarea
        label={label}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        maxLength={MOST_CHARACTERS}
        rows={3}
        error={problem}
      />
      <p className={styles.acts}>
        {onCancel === undefined ? null : (
          <Button size="compact-sm" variant="default" onClick={onCancel}>
            cancel
          </Button>
        )}
        <Button type="submit" size="compact-sm" variant="filled" loading={saving}>
          {word}
        </Button>
      </p>
    </form>
  )
}
