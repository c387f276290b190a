import { FieldWarning } from '@parlour/ui-kit'
import { LOBBY_WARNINGS } from './lobby-warnings'
import styles from './lobby-name.module.css'

interface LobbyNameProps {
  readonly name: string
  /** What is typed and not saved; null when nothing. */
  readonly typed: string | null
  readonly type: (typed: string | null) => void
  readonly save: (name: string) => void
}

/** Whether what is typed cannot be a lobby's name. */
export const isNoName = (typed: string | null): boolean => typed?.trim() === ''

/** The lobby's name, edited in place: Enter or leaving saves, Escape takes back. It cannot be empty. */
export function LobbyName({ name, typed, type, save }: LobbyNameProps) {
  const empty = isNoName(typed)
  const commit = () => {
    if (typed === null || empty) return
    if (typed.trim() !== name) save(typed.trim())
    type(null)
  }
  return (
    <div className={styles.field}>
      <input
        className={styles.name}
        aria-label="Lobby name"
        aria-invalid={empty}
        maxLength={80}
        value={typed ?? name}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key === 'Escape') type(null)
        }}
      />
      {empty && <FieldWarning text={LOBBY_WARNINGS.emptyName} />}
    </div>
  )
}
