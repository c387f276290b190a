import { Button } from '@mantine/core'
import type { WireLobby } from '@parlour/protocol'
import { Panel } from '@parlour/ui-kit'
import { useGames } from '../games/games-context'
import { hostOf } from './host-of'
import styles from './guest-start.module.css'
import type { LobbyStanding } from './standing'
import type { LobbyJoin } from './use-join'

interface GuestStartProps extends Pick<LobbyJoin, 'join' | 'joining'> {
  readonly lobby: WireLobby
  readonly standing: LobbyStanding
}

/** The place of Start! for whoever may not start: what is still waited for, who starts, and the way in. */
export function GuestStart({ lobby, standing, join, joining }: GuestStartProps) {
  const least = useGames().profiles.find(({ kind }) => kind === lobby.game)?.players.min ?? 0
  const missing = least - lobby.users.length
  return (
    <Panel title="Start">
      <div className={styles.start}>
        <p className={styles.words}>
          {missing === 1 && 'Waiting for one more player. '}
          {missing > 1 && `Waiting for ${missing} more players. `}
          {hostOf(lobby) ?? 'One of the players'} starts the game.
        </p>
        {standing.mayJoin && (
          <Button variant="filled" fullWidth loading={joining} onClick={() => void join()}>
            join
          </Button>
        )}
      </div>
    </Panel>
  )
}
