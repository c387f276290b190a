import { Icon } from '@parlour/ui-kit'
import { Link } from 'react-router'
import { useMoveCount } from './my-games'
import { useInvitations } from './my-lobbies'
import styles from './your-move.module.css'

/** In how many games it is the viewer's move; leads to the next of them. */
export function YourMove() {
  const count = useMoveCount()
  const isInvited = useInvitations().length > 0
  if (count === undefined) return null
  if (count === 0 && isInvited) return null
  if (count === 0) return <span className={styles.none}>No games are waiting for you</span>
  const games = `${count} ${count === 1 ? 'game' : 'games'}`
  return (
    <Link className={styles.pill} data-calls to="/game/next" aria-label={`Your move in ${games}`}>
      <span>
        Your move<span className={styles.long}> in {games}</span>
      </span>
      <Icon name="next" />
    </Link>
  )
}
