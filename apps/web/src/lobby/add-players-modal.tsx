import { Button, Checkbox, Modal, Skeleton, TextInput } from '@mantine/core'
import { userAll, type WireLobbyUser } from '@parlour/protocol'
import { FocusBack, Icon, moveInList, useOneTabStop, useSend, useSearchKeys } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styles from './add-players-modal.module.css'

interface AddPlayersModalProps {
  readonly listed: readonly WireLobbyUser[]
  readonly close: () => void
  readonly add: (users: readonly WireLobbyUser[]) => void
}

/**
 * Chooses any number of users who are not in the lobby yet. Enter ticks the first that is found; without
 * words it adds the chosen.
 */
export function AddPlayersModal({ listed, close, add }: AddPlayersModalProps) {
  const send = useSend()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { data } = useQuery({ queryKey: ['users'], queryFn: async () => (await send(userAll, {})).users })
  const inLobby = new Set(listed.map(({ _id }) => _id))
  const others = (data ?? [])
    .filter(({ _id }) => !inLobby.has(_id))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  const wanted = search.trim().toLowerCase()
  const shown = others.filter(({ name }) => name.toLowerCase().includes(wanted))
  const tabStop = useOneTabStop<HTMLUListElement>()
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  const picked = others.filter(({ _id }) => chosen.includes(_id))
  const addPicked = () => {
    if (picked.length > 0) add(picked.map(({ _id, name }) => ({ _id, name })))
  }
  const onSearchKey = useSearchKeys({ list: tabStop.ref }, () => {
    if (wanted === '') return addPicked()
    const [first] = shown
    if (first === undefined) return
    if (!chosen.includes(first._id)) toggle(first._id)
    setSearch('')
  })
  return (
    <Modal opened onClose={close} title="Add players">
      <FocusBack />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          addPicked()
        }}
      >
        <TextInput
          type="search"
          placeholder="Find a name"
          aria-label="Find a name"
          data-autofocus
          leftSection={<Icon name="search" size={16} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={onSearchKey}
        />
        <ul {...tabStop} className={styles.list} aria-label="Users" onKeyDown={moveInList}>
          {data === undefined && (
            <li className={styles.note}>
              <Skeleton height={10} width={120} role="status" aria-label="Loading..." />
            </li>
          )}
          {data !== undefined && shown.length === 0 && (
            <li className={styles.note}>
              {others.length === 0 ? 'Everyone is already in this lobby.' : 'No users with that name.'}
            </li>
          )}
          {shown.map(({ _id, name }) => (
            <li key={_id} className={styles.item}>
              <Checkbox
                label={name}
                tabIndex={-1}
                checked={chosen.includes(_id)}
                onChange={() => toggle(_id)}
              />
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button onClick={close}>cancel</Button>
          <Button type="submit" variant="filled" disabled={picked.length === 0}>
            add{' '}
            {picked.length === 0 ? 'players' : picked.length === 1 ? '1 player' : `${picked.length} players`}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
