import type { WireLobby } from '@parlour/protocol'
import { exactTime, lobbyAgo } from '../time/age'
import { useNow } from '../time/use-now'
import { hostOf } from './host-of'
import type { LobbyEdit } from './lobby-edit'
import { LobbyName } from './lobby-name'
import styles from './lobby-room.module.css'
import type { LobbyStanding } from './standing'

interface LobbyHeadProps {
  readonly lobby: WireLobby
  readonly standing: LobbyStanding
  readonly typedName: string | null
  readonly setTypedName: (typed: string | null) => void
  readonly edit: (edit: LobbyEdit) => void
  readonly isSaving: boolean
}

/** The lobby's name, to be changed by those who may, and when it was made. */
export function LobbyHead({ lobby, standing, typedName, setTypedName, edit, isSaving }: LobbyHeadProps) {
  const now = useNow()
  const { name, createdTimestamp } = lobby
  const host = hostOf(lobby)
  const ago = <time title={exactTime(createdTimestamp)}>{lobbyAgo(now - createdTimestamp)}</time>
  if (!standing.mayChange)
    return (
      <header className={styles.head}>
        <h1>{name}</h1>
        <p className={styles.muted}>
          {host === undefined ? 'Created ' : `${host}’s lobby, created `}
          {ago}
        </p>
      </header>
    )
  return (
    <header className={styles.head}>
      <h1 className="visually-hidden">Lobby</h1>
      <LobbyName
        name={name}
        typed={typedName}
        type={setTypedName}
        save={(changed) => edit({ kind: 'name', name: changed })}
      />
      <p className={styles.muted} role="status">
        Created {ago}, {isSaving ? 'saving' : 'all changes saved'}
      </p>
    </header>
  )
}
