import { Button } from '@mantine/core'
import { gameCreate, type WireLobby } from '@parlour/protocol'
import { CallError, Panel, Strip } from '@parlour/ui-kit'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sendQuietly } from '../api/send'
import type { LobbyStore } from './lobby-store'
import { startWarnings } from './lobby-warnings'
import styles from './start-panel.module.css'

interface StartPanelProps {
  readonly lobby: WireLobby
  readonly store: LobbyStore
  /** What is still to be done. */
  readonly reasons: WireLobby['warnings']
  /** Something is marked as wrong where it stands. */
  readonly isMarked: boolean
  /** The field of its name has been emptied. */
  readonly isNameless: boolean
}

/**
 * Start!: saves the lobby, creates the game and goes there. Shows above the button why the game cannot start.
 */
export function StartPanel({ lobby, store, reasons: open, isMarked, isNameless }: StartPanelProps) {
  const navigate = useNavigate()
  const [starting, setStarting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const reasons = [...startWarnings(open, lobby), ...(isMarked ? ['Fix the marked fields.'] : [])]
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
            <ul className={styles.list}>
              {reasons.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
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
