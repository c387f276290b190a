import { ActionIcon, Badge, Button } from '@mantine/core'
import type { WireLobby } from '@parlour/protocol'
import { FieldWarning, Icon, Panel, warningAt } from '@parlour/ui-kit'
import { useState } from 'react'
import { useViewer } from '../api/session'
import { useGames } from '../games/games-context'
import { AddPlayersModal } from './add-players-modal'
import type { LobbyEdit } from './lobby-edit'
import { newBot } from './new-bot'
import styles from './players-panel.module.css'

interface PlayersPanelProps {
  readonly lobby: WireLobby
  readonly edit: (edit: LobbyEdit) => void
}

/** Who plays. Some games can be filled up with bots. */
export function PlayersPanel({ lobby, edit }: PlayersPanelProps) {
  const { _id: viewerId } = useViewer()
  const games = useGames()
  const [adding, setAdding] = useState(false)
  const { users, game } = lobby
  const warning = warningAt(lobby, 'players')
  const bots = (game === null ? undefined : games.profileOf(game)?.bots) ?? []
  const [seated] = bots
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
        <tbody>
          {users.map(({ _id, name, bot, deactivated }) => (
            <tr key={_id}>
              <td>
                {name} {_id === viewerId && <span className={styles.muted}>you</span>}
              </td>
              <td className={styles.kind}>
                {bot !== undefined && (
                  <Badge className={styles.badge} title={bots.find(({ name: kind }) => kind === bot)?.words}>
                    bot
                  </Badge>
                )}
                {deactivated === true && (
                  <Badge variant="light" color="danger" tt="none">
                    deactivated
                  </Badge>
                )}
              </td>
              <td className={styles.remove}>
                <ActionIcon
                  aria-label={`Remove ${name}`}
                  title="Remove"
                  onClick={() => edit({ kind: 'remove', userId: _id })}
                >
                  <Icon name="close" />
                </ActionIcon>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {warning !== undefined && (
        <div className={styles.warning}>
          <FieldWarning text={warning} />
        </div>
      )}
      <div className={styles.actions}>
        <Button size="compact-sm" onClick={() => setAdding(true)}>
          add players
        </Button>
        {seated !== undefined && (
          <Button
            size="compact-sm"
            onClick={() => edit({ kind: 'add', users: [newBot(users, seated.name)] })}
          >
            add bot
          </Button>
        )}
      </div>
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
    </Panel>
  )
}
