import { useState } from 'react'
import { LOBBY_WARNINGS } from './lobby-warnings'
import styles from './lobby-name.module.css'
import { Warning } from './warning'

interface LobbyNameProps {
  readonly name: string
  readonly save: (name: string) => void
}

/** The lobby's name, edited in place: Enter or leaving saves, Escape takes back. It cannot be empty. */
export function LobbyName({ name, save }: LobbyNameProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const empty = typed !== null && typed.trim() === ''
  const commit = () => {
    if (typed === null || empty) return
    if (typed.trim() !== name) save(typed.trim())
    setTyped(null)
  }
  return (
    <div className={styles.field}>
      <input
        className={styles.name}
        aria-label="Lobby name"
        aria-invalid={empty}
        maxLength={80}
        value={typed ?? name}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key === 'Escape') setTyped(null)
        }}
      />
      {empty && <Warning text={LOBBY_WARNINGS.emptyName} />}
    </div>
  )
}
