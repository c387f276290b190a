import type { KeyboardEvent, RefObject } from 'react'
import { Icon } from '../theme/icons/icon'
import styles from './data.module.css'

interface FindFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** What is found, where it can have the focus: the arrow keys scroll it then. */
  readonly found: RefObject<HTMLElement | null>
}

/** Searches names and texts. Enter and the arrow down go to what is found. */
export function FindField({ value, onChange, found }: FindFieldProps) {
  const goToFound = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
    event.preventDefault()
    found.current?.focus()
  }
  return (
    <label className={styles.find}>
      <Icon name="search" />
      <span className="visually-hidden">Search</span>
      <input
        type="search"
        placeholder="Name or text"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={goToFound}
      />
    </label>
  )
}
