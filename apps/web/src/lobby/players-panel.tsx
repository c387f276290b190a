import { ActionIcon, Badge, Button, Checkbox, NativeSelect } from '@mantine/core'
import type { BotProfile } from '@parlour/kernel'
import type { WireLobby, WireLobbyUser } from '@parlour/protocol'
import { Icon, LinkField, Panel, useFocusInPlace } from '@parlour/ui-kit'
import { useState } from 'react'
import { Link } from 'react-router'
import { useViewer } from '../api/session'
import { useGames } from '../games/games-context'
import { PersonName } from '../people/person-name'
import { AddPlayersModal } from './add-players-modal'
import type { LobbyEdit } from './lobby-edit'
import { newBot } from './new-bot'
import styles from './players-panel.module.css'
import type { LobbyStanding } from './standing'
import type { LobbyJoin } from './use-join'

interface StrengthProps {
  readonly bots: readonly BotProfile[]
  readonly bot: string
  readonly player: string
  /** Undefined for whoever may not change it. */
  readonly onChange: ((bot: string) => void) | undefined
}

/** That a seat is a bot's; of several strengths one is chosen. */
function Strength({ bots, bot, player, onChange }: StrengthProps) {
  const words = bots.find(({ name }) => name === bot)?.words
  const badge = (
    <Badge className={styles.badge} title={words}>
      bot
    </Badge>
  )
  if (bots.length < 2) return badge
  if (onChange === undefined)
    return (
      <span className={styles.strength}>
        {badge} {bot}
      </span>
    )
  return (
    <span className={styles.strength}>
      {badge}
      <NativeSelect
        size="xs"
        aria-label={`How well ${player} plays`}
        title={words}
        value={bot}
        data={bots.map(({ name }) => name)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </span>
  )
}

interface PlayersPanelProps extends Pick<LobbyJoin, 'join' | 'joining'> {
  readonly lobby: WireLobby
  readonly standing: LobbyStanding
  readonly edit: (edit: LobbyEdit) => void
}

const freeSeats = (count: number): string => (count === 1 ? 'a free seat' : `${count} free seats`)

/** Who plays, and how more people come in. Some games can be filled up with bots. */
export function PlayersPanel({ lobby, standing, edit, join, joining }: PlayersPanelProps) {
  const games = useGames()
  const { users, game } = lobby
  const profile = game === null ? undefined : games.profileOf(game)
  const most = profile?.players.max
  const remove = (userId: string) => edit({ kind: 'remove', userId })
  const inPlace = useFocusInPlace<HTMLTableSectionElement>('td:last-child > button')
  return (
    <Panel title="Players" count={users.length} flush>
      <table className={styles.players}>
        <thead className="visually-hidden">
          <tr>
            <th>name</th>
            <th>kind</th>
            <th>remove</th>
          </tr>
        </thead>
        <tbody {...inPlace}>
          {users.map((user) => (
            <PlayerRow
              key={user._id}
              user={user}
              isHost={user._id === lobby.userId}
              bots={profile?.bots ?? []}
              setStrength={
                standing.mayChange ? (bot) => edit({ kind: 'strength', userId: user._id, bot }) : undefined
              }
              remove={standing.mayChange ? remove : undefined}
            />
          ))}
          {(most === undefined ? standing.mayJoin : users.length < most) && (
            <tr className={styles.free}>
              <td>{freeSeats(most === undefined ? 1 : most - users.length)}</td>
              <td colSpan={2}>
                {standing.mayJoin && (
                  <Button size="compact-sm" loading={joining} onClick={() => void join()}>
                    take a seat
                  </Button>
                )}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {standing.mayChange && (
        <Ways {...{ lobby, standing, edit }} bot={profile?.bots[0]?.name} isFull={users.length === most} />
      )}
    </Panel>
  )
}

interface PlayerRowProps {
  readonly user: WireLobbyUser
  readonly isHost: boolean
  readonly bots: readonly BotProfile[]
  readonly setStrength: ((bot: string) => void) | undefined
  readonly remove: ((userId: string) => void) | undefined
}

function PlayerRow({
  user: { _id, name, mark, bot, deactivated, invitedBy },
  isHost,
  bots,
  setStrength,
  remove,
}: PlayerRowProps) {
  const { _id: viewerId } = useViewer()
  return (
    <tr>
      <td>
        {bot === undefined ? (
          <Link to={`/people/${_id}`}>
            <PersonName name={name} mark={mark} />
          </Link>
        ) : (
          name
        )}{' '}
        {_id === viewerId && <span className={styles.muted}>you</span>}
      </td>
      <td className={styles.kind} colSpan={remove === undefined ? 2 : 1}>
        {isHost && <span className={styles.muted}>host</span>}
        {invitedBy !== undefined && (
          <span className={styles.muted} title={`${name} has not opened this lobby yet`}>
            invited
          </span>
        )}
        {bot !== undefined && <Strength bots={bots} bot={bot} player={name} onChange={setStrength} />}
        {deactivated === true && (
          <Badge variant="light" color="danger" tt="none">
            deactivated
          </Badge>
        )}
      </td>
      {remove !== undefined && (
        <td className={styles.remove}>
          <ActionIcon aria-label={`Remove ${name}`} title="Remove" onClick={() => remove(_id)}>
            <Icon name="close" />
          </ActionIcon>
        </td>
      )}
    </tr>
  )
}

interface WaysProps extends Omit<PlayersPanelProps, 'join' | 'joining'> {
  readonly bot: string | undefined
  readonly isFull: boolean
}

/** The ways into a lobby: added by its players, by its link, and bots. */
function Ways({ lobby, standing, edit, bot, isFull }: WaysProps) {
  const [adding, setAdding] = useState(false)
  const { _id, users, closed = false, gameLaunched } = lobby
  return (
    <div className={styles.ways}>
      <div className={styles.actions}>
        <Button size="compact-sm" onClick={() => setAdding(true)}>
          add players
        </Button>
        {bot !== undefined && (
          <Button
            size="compact-sm"
            disabled={isFull}
            title={isFull ? 'All seats are taken' : undefined}
            onClick={() => edit({ kind: 'add', users: [newBot(users, bot)] })}
          >
            add bot
          </Button>
        )}
      </div>
      {!gameLaunched && !closed && <LinkField label="Invitation link" path={`/lobby/${_id}`} />}
      <Checkbox
        label="whoever has the link may join"
        checked={!closed}
        disabled={!standing.mayClose}
        title={standing.mayClose ? undefined : 'Only the host may change this'}
        onChange={(event) => edit({ kind: 'closed', closed: !event.currentTarget.checked })}
      />
      {adding && (
        <AddPlayersModal
          listed={users}
          close={() => setAdding(false)}
          add={(chosen) => {
            edit({ kind: 'add', users: chosen })
            setAdding(false)
          }}
        />
      )}
    </div>
  )
}
