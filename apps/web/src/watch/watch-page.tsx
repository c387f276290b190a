import { Button } from '@mantine/core'
import { FilterSelect } from '@parlour/ui-kit'
import { Link, useSearchParams } from 'react-router'
import { NoGame } from '../onlookers/no-game'
import { PageSkeleton } from '../shell/page-skeleton'
import { useDocumentTitle } from '../shell/use-document-title'
import { ListError } from '../tables/list-error'
import { followedGames, namesIn } from './followed-games'
import { GameTiles } from './game-tiles'
import { useWatchable } from './use-watchable'
import styles from './watch.module.css'

/** The running games of others that one may look at as small boards, or those of a player who is followed. */
export function WatchPage() {
  useDocumentTitle('Watch')
  const [params, setParams] = useSearchParams()
  const followed = params.get('follow') ?? ''
  const { games, isError, retry } = useWatchable()
  if (isError) return <ListError retry={retry} />
  if (games === undefined) return <PageSkeleton />
  if (games.length === 0)
    return (
      <NoGame title="Nothing to watch">
        No running game is open to onlookers. Players open theirs in the lobby, or in the menu of the game.
      </NoGame>
    )
  const shown = followedGames(games, followed)
  const names = namesIn(games)
  const options = names.includes(followed) || followed === '' ? names : [followed, ...names]
  return (
    <>
      <div className={styles.head}>
        <h1>Watch</h1>
        <p>{games.length === 1 ? '1 game can be watched' : `${games.length} games can be watched`}</p>
        <div className={styles.actions}>
          <FilterSelect
            label="Follow a player"
            value={followed}
            options={[['', 'all players'], ...options.map((name) => [name, `follow ${name}`] as const)]}
            onChange={(name) => setParams(name === '' ? {} : { follow: name }, { replace: true })}
          />
          <Button
            component={Link}
            to={`/watch/room${followed === '' ? '' : `?follow=${encodeURIComponent(followed)}`}`}
          >
            screen in the room
          </Button>
        </div>
      </div>
      {shown.length === 0 ? (
        <p className={styles.foot}>No game of {followed} can be watched now.</p>
      ) : (
        <GameTiles games={shown} followsMoves={followed !== ''} />
      )}
      <p className={styles.foot}>
        Games whose players want no onlookers are not listed. Your own games are under{' '}
        <Link to="/">home</Link>.
      </p>
    </>
  )
}
