import { useState } from 'react'
import styles from './deck-title.module.css'

interface DeckNameProps {
  readonly name: string
  readonly onName: (name: string) => void
}

/** A deck's name, edited in place: Enter or leaving takes it, Escape takes it back. It cannot be empty. */
export function DeckName({ name, onName }: DeckNameProps) {
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    const wanted = typed?.trim() ?? ''
    if (wanted !== '' && wanted !== name) onName(wanted)
    setTyped(undefined)
  }
  return (
    <input
      className={styles.name}
      aria-label="Deck name"
      aria-invalid={typed?.trim() === ''}
      maxLength={120}
      value={typed ?? name}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') setTyped(undefined)
      }}
    />
  )
}
