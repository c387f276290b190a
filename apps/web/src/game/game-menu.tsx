import { Menu } from '@mantine/core'
import type { SerializedGame } from '@parlour/protocol'
import { Icon, type MenuOptions } from '@parlour/ui-kit'
import { useState } from 'react'
import { Link } from 'react-router'
import { useViewer } from '../api/session'
import { useNextGame } from '../shell/use-next-game'
import { DebugDialog } from './debug-dialog'
import styles from './game-menu.module.css'
import { Presence } from './presence'

interface GameMenuProps {
  readonly game: SerializedGame
  /** Takes back the viewer's last answer, or shows why it cannot. */
  readonly undo: () => Promise<void>
  readonly options: MenuOptions
}

const NOTHING = 'There is nothing to undo'

/** The menu of a game, titled with its name, and the undo button (rules: screens 1.2). */
export function GameMenu({ game, undo, options }: GameMenuProps) {
  const goNext = useNextGame()
  const [debugging, setDebugging] = useState(false)
  const { _id } = useViewer()
  const isSeated = game.settings.players.some((player) => player._id === _id)
  const reason = options.undoDisabled ?? (game.canUndo ? undefined : (game.whyNoUndo ?? NOTHING))
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
          <Menu.Item disabled={options.debugDisabled ?? false} onClick={() => setDebugging(true)}>
            debug
          </Menu.Item>
          {options.more}
        </Menu.Dropdown>
      </Menu>
      {!isSeated || (game.gameOver && !game.canUndo) || options.brief === true ? null : (
        <button
          type="button"
          className={styles.undo}
          disabled={reason !== undefined}
          title={reason ?? 'undo'}
          aria-label="undo"
          onClick={() => void undo()}
        >
          <Icon name="undo" size={16} />
        </button>
      )}
      {options.brief === true ? null : <Presence game={game} />}
      <DebugDialog game={game} opened={debugging} onClose={() => setDebugging(false)} />
    </div>
  )
}
