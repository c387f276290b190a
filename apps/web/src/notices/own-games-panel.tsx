import { ActionIcon, Button } from '@mantine/core'
import { type NoticeVolume, noticeVolumeSet } from '@parlour/protocol'
import { Icon, Panel } from '@parlour/ui-kit'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMyGames } from '../shell/my-games'
import styles from './notice-account.module.css'
import { type NoticeList, useNoticeChange, withVolume } from './use-notice-list'
import { VolumeDialog } from './volume-dialog'

const VOLUME_WORDS: Readonly<Record<NoticeVolume, string>> = {
  usual: 'as usual',
  muted: 'until it ends',
  louder: 'all channels, again after 3 h',
}

/** The running games that are muted or louder, and a way to make another so. */
export function OwnGamesPanel({ list }: { readonly list: NoticeList }) {
  const change = useNoticeChange(list)
  const { data: games = [] } = useMyGames()
  const [chosen, setChosen] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const others = games.filter(({ _id }) => !list.games.some((game) => game._id === _id))
  return (
    <Panel
      title="Games of their own"
      flush
      end={
        <Button disabled={others.length === 0} onClick={() => setAdding(!isAdding)} aria-expanded={isAdding}>
          add
        </Button>
      }
    >
      {isAdding && (
        <div className={styles.chooseGame}>
          {others.map(({ _id, settings: { name } }) => (
            <Button key={_id} onClick={() => setChosen(_id)}>
              {name}
            </Button>
          ))}
        </div>
      )}
      {list.games.length === 0 && !isAdding && (
        <p className={styles.none}>All games are as usual. You can mute a game, or make it louder.</p>
      )}
      <ul className={styles.ownGames}>
        {list.games.map(({ _id, name, volume }) => (
          <li key={_id}>
            <Link to={`/game/${_id}`}>{name}</Link>
            <span className={styles.badge}>{volume}</span>
            <span className={styles.hint}>{VOLUME_WORDS[volume]}</span>
            <ActionIcon
              aria-label={`As usual again: ${name}`}
              onClick={() =>
                void change(
                  noticeVolumeSet,
                  { gameId: _id, volume: 'usual' },
                  withVolume({ _id, name, volume: 'usual' }),
                )
              }
            >
              <Icon name="close" />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {chosen !== undefined && (
        <VolumeDialog
          gameId={chosen}
          name={games.find(({ _id }) => _id === chosen)?.settings.name ?? ''}
          close={() => {
            setChosen(undefined)
            setAdding(false)
          }}
        />
      )}
    </Panel>
  )
}
