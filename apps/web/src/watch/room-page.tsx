import { ActionIcon } from '@mantine/core'
import { Icon } from '@parlour/ui-kit'
import { Link, useSearchParams } from 'react-router'
import { NoGame } from '../onlookers/no-game'
import { useDocumentTitle } from '../shell/use-document-title'
import { followedGames } from './followed-games'
import { GameTiles } from './game-tiles'
import { useAwake } from './use-awake'
import { useWatchable } from './use-watchable'
import styles from './watch.module.css'

/**
 * Running games for a screen in a room, which nobody touches: large enough to be read from afar, the game
 * that moved last the largest, and the screen stays on.
 */
export function RoomPage() {
  useDocumentTitle('Watch')
  useAwake()
  const [params] = useSearchParams()
  const { games = [] } = useWatchable({ again: true })
  const shown = followedGames(games, params.get('follow') ?? '')
  return (
    <main className={styles.room}>
      <h1 className="visually-hidden">Watch</h1>
      <div className={styles.roomActions}>
        <ActionIcon aria-label="Fill the screen" title="Fill the screen" onClick={() => void fillScreen()}>
          <Icon name="expand" />
        </ActionIcon>
        <ActionIcon component={Link} to="/watch" aria-label="Leave" title="Leave">
          <Icon name="close" />
        </ActionIcon>
      </div>
      {shown.length === 0 ? (
        <NoGame title="Nothing to watch">Games appear here when their players open them to onlookers.</NoGame>
      ) : (
        <GameTiles games={shown} followsMoves />
      )}
    </main>
  )
}

/** Fills the screen with the page, or gives it back; browsers that cannot leave it as it is. */
async function fillScreen(): Promise<void> {
  try {
    if (document.fullscreenElement === null) await document.documentElement.requestFullscreen()
    else await document.exitFullscreen()
  } catch (error) {
    console.error('fullscreen', error)
  }
}
