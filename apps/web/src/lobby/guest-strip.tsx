import { Button } from '@mantine/core'
import { Strip } from '@parlour/ui-kit'
import styles from './lobby-room.module.css'
import type { LobbyStanding } from './standing'
import type { LobbyJoin } from './use-join'

/** Tells whoever is not in the lobby that they look on, and how to get in; and why they did not. */
export function GuestStrip({
  standing,
  join,
  joining,
  refusal,
}: LobbyJoin & { readonly standing: LobbyStanding }) {
  const { isListed, mayJoin, mayChange } = standing
  if (isListed && refusal === null) return null
  const button = (
    <Button variant="filled" loading={joining} onClick={() => void join()}>
      join
    </Button>
  )
  return (
    <div className={styles.message}>
      {refusal !== null && <Strip tone="danger">{refusal}</Strip>}
      {!isListed && (
        <Strip tone="quiet" actions={mayJoin ? button : undefined}>
          <strong>You are watching.</strong>{' '}
          {!mayJoin
            ? 'This lobby is closed: ask one of its players to add you.'
            : mayChange
              ? 'Join to take a seat.'
              : 'Join to take a seat; then you can change the settings, too.'}
        </Strip>
      )}
    </div>
  )
}
