import { Button } from '@mantine/core'
import type { WireLobby } from '@parlour/protocol'
import styles from './lobby-room.module.css'
import type { Joining } from './use-join'

interface GuestStartProps extends Pick<Joining, 'join' | 'joining'> {
  readonly lobby: WireLobby
}

/** The end of the page for whoever is not in the lobby: the way in again, where the settings were read. */
export function GuestStart({ lobby, join, joining }: GuestStartProps) {
  const host = lobby.users.find(({ _id }) => _id === lobby.userId)?.name
  return (
    <div className={styles.guestStart}>
      <p className={styles.muted}>{host ?? 'One of the players'} starts the game.</p>
      <Button variant="filled" loading={joining} onClick={() => void join()}>
        join
      </Button>
    </div>
  )
}
