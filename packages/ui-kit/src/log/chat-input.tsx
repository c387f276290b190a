import { ActionIcon, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { problemWords } from '../api'
import { Icon } from '../theme/icons/icon'
import styles from './game-log.module.css'

/** The longest chat line (rules: hub 16). */
const MOST_CHARACTERS = 2000

interface ChatInputProps {
  /** What it is called for those who do not see it. */
  readonly label: string
  readonly placeholder?: string
  readonly onSend: (text: string) => Promise<void>
}

/**
 * The field for chat: Enter sends, Escape leaves it, so that keys play again. What could not be sent stays in
 * the field, with the reason.
 */
export function ChatInput({ label, placeholder = 'Say something', onSend }: ChatInputProps) {
  const [text, setText] = useState('')
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function send(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '' || sending) return
    setSending(true)
    setProblem(undefined)
    try {
      await onSend(text.trim())
      setText('')
    } catch (error) {
      setProblem(problemWords(error))
    }
    setSending(false)
  }

  return (
    <form className={styles.chat} onSubmit={(event) => void send(event)}>
      <TextInput
        className={styles.input}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
        placeholder={placeholder}
        aria-label={label}
        maxLength={MOST_CHARACTERS}
        error={problem}
        autoComplete="off"
        enterKeyHint="send"
      />
      <ActionIcon type="submit" variant="subtle" size={36} aria-label="Send" disabled={sending}>
        <Icon name="send" />
      </ActionIcon>
    </form>
  )
}
