import { useRef, useState } from 'react'
import { joinClasses } from '../join-classes'
import { InlineField } from './inline-field'
import styles from './inline-edit.module.css'
import type { InlineEditProps } from './inline-edit-props'

/**
 * A text that is edited where it stands: click (or Enter) begins, Enter keeps it, Escape takes it back;
 * leaving the field keeps it too. In a text of several lines Enter starts a new one and Ctrl with Enter keeps
 * it. It may be empty.
 */
export function InlineEdit(props: InlineEditProps) {
  const { label, value, multiline = false, startsFocused = false, className, children, onCommit } = props
  const [editing, setEditing] = useState(false)
  const focusNext = useRef(false)
  if (editing) {
    return (
      <InlineField
        {...props}
        multiline={multiline}
        onDone={({ text, byKey }) => {
          focusNext.current = byKey
          setEditing(false)
          if (text !== undefined && text !== value) onCommit(text)
        }}
      />
    )
  }
  const Shown = multiline ? 'div' : 'span'
  return (
    <Shown
      ref={(element: HTMLElement | null) => {
        if (element === null || !focusNext.current) return
        focusNext.current = false
        element.focus()
      }}
      role="button"
      data-autofocus={startsFocused || undefined}
      tabIndex={0}
      className={joinClasses(styles.shown, value === '' && styles.empty, className)}
      aria-label={`edit ${label}: ${value === '' ? 'empty' : value}`}
      title={`edit ${label}`}
      onClick={() => setEditing(true)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        setEditing(true)
      }}
    >
      {value === '' ? label : (children ?? value)}
    </Shown>
  )
}
