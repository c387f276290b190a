import { Icon } from '../theme/icons/icon'
import styles from './data.module.css'

interface FindFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Searches names and texts. */
export function FindField({ value, onChange }: FindFieldProps) {
  return (
    <label className={styles.find}>
      <Icon name="search" />
      <span className="visually-hidden">Search</span>
      <input
        type="search"
        placeholder="Name or text"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
