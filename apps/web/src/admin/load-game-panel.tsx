import { Button, NativeSelect, Textarea } from '@mantine/core'
import { adminInsertGame, adminLoadGame } from '@parlour/protocol'
import { CallError, Panel, Strip, useSend } from '@parlour/ui-kit'
import { useState } from 'react'
import { Link } from 'react-router'
import { useViewer } from '../api/session'
import styles from './admin-page.module.css'
import { mappingAlert, readGameData, swapPlayers } from './load-game'
import { useUsers } from './use-users'

/** Stores pasted game data as a new game of the chosen users (rules: screens 1.5). */
export function LoadGamePanel() {
  const { name: viewerName } = useViewer()
  const send = useSend()
  const { data: users = [] } = useUsers()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [alert, setAlert] = useState<string | null>(null)
  const [loadedId, setLoadedId] = useState<string | null>(null)
  const read = readGameData(text)
  const players = 'players' in read ? read.players : []

  const load = async () => {
    setLoadedId(null)
    if ('alert' in read) return setAlert(read.alert)
    const targets = Object.fromEntries(
      players.map(({ _id }) => [_id, users.find((user) => user._id === chosen[_id])] as const),
    )
    try {
      const { adminName } = await send(adminLoadGame, {})
      const refusal = mappingAlert({ players, targets, adminName: adminName ?? viewerName })
      setAlert(refusal)
      if (refusal !== null) return
      const { gameId } = await send(adminInsertGame, { data: swapPlayers(read.data, { players, targets }) })
      setLoadedId(gameId)
      setText('')
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setAlert(error.message)
    }
  }

  return (
    <Panel title="Load Game">
      <div className={styles.form}>
        <Textarea
          label="Game data"
          description="The complete game, as copied from the debug dialog"
          rows={5}
          spellCheck={false}
          styles={{ input: { fontFamily: 'var(--font-mono)', fontSize: 'var(--text-13)' } }}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setAlert(null)
          }}
          error={text !== '' && 'alert' in read && alert === null ? read.alert : undefined}
        />
        {players.length > 0 && (
          <BecomesTable
            players={players}
            users={users}
            chosen={chosen}
            onChoose={(_id, userId) => {
              setChosen((before) => ({ ...before, [_id]: userId }))
              setAlert(null)
            }}
          />
        )}
        {alert !== null && <Strip tone="danger">{alert}</Strip>}
        {loadedId !== null && (
          <Strip tone="success">
            The game is loaded. <Link to={`/game/${loadedId}`}>Open it</Link>
          </Strip>
        )}
        <div className={styles.actions}>
          <Button variant="filled" onClick={() => void load()}>
            load game
          </Button>
        </div>
      </div>
    </Panel>
  )
}

interface BecomesTableProps {
  readonly players: readonly { readonly _id: string; readonly name: string }[]
  readonly users: readonly { readonly _id: string; readonly name: string }[]
  /** The id of the user chosen for each player, by the player's id. */
  readonly chosen: Readonly<Record<string, string>>
  readonly onChoose: (playerId: string, userId: string) => void
}

/** Which user takes the place of each player of the pasted game. */
function BecomesTable({ players, users, chosen, onChoose }: BecomesTableProps) {
  const choices = [
    { value: '', label: '— choose —' },
    ...users.map((user) => ({ value: user._id, label: user.name })),
  ]
  return (
    <table className={styles.map}>
      <thead>
        <tr>
          <th>player in the data</th>
          <th>becomes</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ _id, name }) => (
          <tr key={_id}>
            <td>{name}</td>
            <td>
              <NativeSelect
                aria-label={`${name} becomes`}
                value={chosen[_id] ?? ''}
                onChange={({ currentTarget }) => onChoose(_id, currentTarget.value)}
                data={choices}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
