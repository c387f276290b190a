import { Button } from '@mantine/core'
import { gameCreate, type WireLobby } from '@parlour/protocol'
import { CallError, FieldWarning, Panel, Strip } from '@parlour/ui-kit'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sendQuietly } from '../api/send'
import type { LobbyStore } from './lobby-store'
import { LOBBY_WARNINGS, startWarnings } from './lobby-warnings'
import styles from './start-panel.module.css'

interface StartPanelProps {
  readonly lobby: WireLobby
  readonly store: LobbyStore
  /** The field of its name has been emptied. */
  readonly isNameless: boolean
}

/** Start!: saves the lobby, creates the game and goes there. Says above the button what stands against it. */
export function StartPanel({ lobby, store, isNameless }: StartPanelProps) {
  const navigate = useNavigate()
  const [starting, setStarting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const reasons = [...(isNameless ? [LOBBY_WARNINGS.emptyName] : []), ...startWarnings(lobby)]
  const start = async () => {
    setStarting(true)
    setRefusal(null)
    try {
      store.edit({ kind: 'name', name: lobby.name })
      if (!(await store.save())) return
      const { gameId } = await sendQuietly(gameCreate, { lobbyId: lobby._id })
      // The push of the start may have led there already.
      const path = `/game/${gameId}`
      if (window.location.pathname !== path) await navigate(path)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRefusal(error.message)
    } finally {
      setStarting(false)
    }
  }
  return (
    <Panel title="Start">
      <div className={styles.start} aria-live="polite">
        {reasons.length > 0 ? (
          <div className={styles.reasons}>
            <p className={styles.muted}>Before the game can start:</p>
            {reasons.map((text) => (
              <FieldWarning key={text} text={text} />
            ))}
          </div>
        ) : (
          <p className={styles.muted}>Seats are assigned when the game starts.</p>
        )}
        {refusal !== null && <Strip tone="danger">{refusal}</Strip>}
        <Button
          className={styles.button}
          variant="filled"
          fullWidth
          disabled={!lobby.valid || lobby.gameLaunched || isNameless}
          loading={starting}
          onClick={() => void start()}
        >
          Start!
        </Button>
      </div>
    </Panel>
  )
}
