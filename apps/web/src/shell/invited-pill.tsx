import { Icon } from '@parlour/ui-kit'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { called } from './called'
import { useInvitations } from './my-lobbies'
import styles from './your-move.module.css'

/** Shows that somebody added the viewer to a lobby; leads to it, or home where there are several. */
export function InvitedPill() {
  const invitations = useInvitations()
  const [first] = invitations
  const isCalled = first !== undefined
  useEffect(() => {
    called.setState({ isCalled })
    return () => called.setState({ isCalled: false })
  }, [isCalled])
  if (first === undefined) return null
  const { lobby, by } = first
  const several = invitations.length > 1
  const words = several
    ? `${invitations.length} invitations`
    : `${by} ${lobby.rematchOf === undefined ? 'invites you' : 'wants a rematch'}`
  return (
    <Link
      className={`${styles.pill} ${styles.invited}`}
      data-invited
      to={several ? '/' : `/lobby/${lobby._id}`}
    >
      <Icon name="person" />
      <span className={styles.long}>{words}</span>
      <span className={styles.short} aria-hidden="true">
        {invitations.length}
      </span>
    </Link>
  )
}
