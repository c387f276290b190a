import { Button } from '@mantine/core'
import { lobbyJoin, lobbyLeave } from '@parlour/protocol'
import { GameIcon, Icon, useSend } from '@parlour/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { useViewer } from '../api/session'
import { useGames } from '../games/games-context'
import { callingWords, type Invitation, MY_LOBBIES, useInvitations } from '../shell/my-lobbies'
import { exactTime, lobbyAgo } from '../time/age'
import { useNow } from '../time/use-now'
import styles from './invitations.module.css'

/** The lobbies that others put the viewer into, until the viewer has seen each. */
export function Invitations() {
  const invitations = useInvitations()
  if (invitations.length === 0) return null
  return (
    <section className={styles.invitations} aria-label="Invitations">
      <ul>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.lobby._id} {...invitation} />
        ))}
      </ul>
    </section>
  )
}

function InvitationRow({ lobby, by }: Invitation) {
  const { _id: viewerId } = useViewer()
  const send = useSend()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const now = useNow()
  const games = useGames()
  const { _id: lobbyId, game, name, users, createdTimestamp } = lobby
  const profile = game === null ? undefined : games.profileOf(game)
  const others = users.filter((user) => user._id !== viewerId && user.name !== by).map((user) => user.name)
  const answer = async (call: typeof lobbyJoin | typeof lobbyLeave) => {
    await send(call, { lobbyId })
    await queries.invalidateQueries({ queryKey: MY_LOBBIES })
    if (call === lobbyJoin) await navigate(`/lobby/${lobbyId}`)
  }
  // The call shows its own failure.
  const start = (call: typeof lobbyJoin | typeof lobbyLeave) =>
    void answer(call).catch((error: unknown) => console.error(call.path, error))
  return (
    <li className={styles.invitation}>
      {profile === undefined ? <Icon name="person" size={20} /> : <GameIcon path={profile.icon} size={20} />}
      <p>
        <strong>{by}</strong> {callingWords(lobby)} <Link to={`/lobby/${lobbyId}`}>{name}</Link>
        {profile !== undefined && `, ${profile.title}`}{' '}
        <span className={styles.muted}>
          {others.length > 0 && `with ${others.join(', ')} · `}
          <time title={exactTime(createdTimestamp)}>{lobbyAgo(now - createdTimestamp)}</time>
        </span>
      </p>
      <span className={styles.acts}>
        <Button size="compact-sm" onClick={() => start(lobbyLeave)}>
          no, thanks
        </Button>
        <Button size="compact-sm" variant="filled" onClick={() => start(lobbyJoin)}>
          join
        </Button>
      </span>
    </li>
  )
}
