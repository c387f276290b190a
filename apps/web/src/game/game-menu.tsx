import { Menu } from '@mantine/core'
import type { SerializedGame } from '@parlour/protocol'
import { CallError, Icon } from '@parlour/ui-kit'
import { useState } from 'react'
import { Link } from 'react-router'
import { ALERTS } from '../api/hub-alert'
import { showAlert } from '../api/show-alert'
import { useNextGame } from '../shell/use-next-game'
import { DebugDialog } from './debug-dialog'
import styles from './game-menu.module.css'
import { Presence } from './presence'
import { undoSentence } from './undo-sentence'

interface GameMenuProps {
  readonly game: SerializedGame
  /** Resolves with the outcome, as the server calls it. */
  readonly undo: () => Promise<string>
  readonly undoDisabled: boolean
}

/** The menu of a game, titled with its name, and the undo button (rules: screens 1.2). */
export function GameMenu({ game, undo, undoDisabled }: GameMenuProps) {
  const goNext = useNextGame()
  const [debugging, setDebugging] = useState(false)
  const undoOne = async () => {
    try {
      const sentence = undoSentence(await undo())
      if (sentence !== undefined) showAlert({ kind: 'note', text: sentence })
    } catch (error) {
      // A failed call has already shown its alert.
      if (error instanceof CallError) return
      showAlert({ kind: 'note', text: ALERTS.generic })
      throw error
    }
  }
  return (
    <div className={styles.menu}>
      <Menu position="bottom-start">
        <Menu.Target>
          <button type="button" className={styles.opener}>
            <span className={styles.name} title={game.settings.name}>
              {game.settings.name}
            </span>
            <Icon name="down" size={13} />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to="/">
            home
          </Menu.Item>
          <Menu.Item onClick={() => void goNext(game._id)}>next</Menu.Item>
          <Menu.Item onClick={() => setDebugging(true)}>debug</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {game.gameOver ? null : (
        <button
          type="button"
          className={styles.undo}
          disabled={undoDisabled}
          title={undoDisabled ? 'Draft picks are final' : 'undo'}
          aria-label="undo"
          onClick={() => void undoOne()}
        >
          <Icon name="undo" size={16} />
        </button>
      )}
      <Presence game={game} />
      <DebugDialog game={game} opened={debugging} onClose={() => setDebugging(false)} />
    </div>
  )
}
