import { Button } from '@mantine/core'
import { Link } from 'react-router'
import styles from './game-table.module.css'

/** Shown for an empty list, with the action that fills it. */
export function EmptyList({
  text,
  newLobby = false,
}: {
  readonly text: string
  readonly newLobby?: boolean
}) {
  return (
    <div className={styles.empty}>
      <p>{text}</p>
      {newLobby && (
        <Button component={Link} to="/lobby/create" variant="filled">
          new lobby
        </Button>
      )}
    </div>
  )
}
