import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { InlineEditProps } from './inline-edit-props'
import styles from './inline-edit.module.css'

interface InlineFieldProps extends Omit<InlineEditProps, 'onCommit' | 'children' | 'multiline'> {
  readonly multiline: boolean
  /** Ends the edit; without a text nothing changes. */
  readonly onDone: (result: { readonly text?: string; readonly byKey: boolean }) => void
}

/** The field of an inline edit while it is open. */
export function InlineField({ label, value, maxLength, multiline, check, onDone }: InlineFieldProps) {
  const [text, setText] = useState(value)
  const done = useRef(false)
  const note = useId()
  const problem = text === value ? undefined : check?.(text)
  const end = (result: { readonly text?: string; readonly byKey: boolean }) => {
    if (done.current) return
    done.current = true
    onDone(result)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const keeps = multiline ? event.ctrlKey || event.metaKey : !event.shiftKey
    if (event.key === 'Escape') {
      event.stopPropagation()
      end({ byKey: true })
    } else if (event.key === 'Enter' && keeps) {
      event.preventDefault()
      if (problem === undefined) end({ text, byKey: true })
    }
  }
  const shared = {
    className: styles.field,
    'aria-label': label,
    'aria-describedby': note,
    'aria-invalid': problem !== undefined,
    // The surrounding dialog must not react to this Escape.
    'data-mantine-stop-propagation': 'true',
    autoFocus: true,
    maxLength,
    value: text,
    onKeyDown,
    onBlur: () => end(problem === undefined ? { text, byKey: false } : { byKey: false }),
  }
  const hint = multiline ? 'Ctrl + Enter saves, Escape cancels' : 'Enter saves, Escape cancels'
  return (
    <span className={styles.editing} data-multiline={multiline || undefined}>
      {multiline ? (
        <textarea {...shared} rows={linesOf(text)} onChange={(event) => setText(event.currentTarget.value)} />
      ) : (
        <input
          {...shared}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <span id={note} className={styles.note} role={problem === undefined ? undefined : 'alert'}>
        {problem ?? hint}
      </span>
    </span>
  )
}

/** About as many lines as the text will take on a card. */
function linesOf(text: string): number {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / 32)))
  return Math.max(
    3,
    lines.reduce((sum, count) => sum + count, 0),
  )
}
