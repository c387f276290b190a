import { Button, NativeSelect, SegmentedControl } from '@mantine/core'
import { defined } from '@parlour/kernel'
import { userAll, userGamesPage } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useViewer } from '../api/session'
import { useGames } from '../games/games-context'
import { useDocumentTitle } from '../shell/use-document-title'
import { EmptyList } from '../tables/empty-list'
import { GamesTable } from '../tables/games-table'
import { ListError } from '../tables/list-error'
import { TableSkeleton } from '../tables/table-skeleton'
import styles from './all-games-page.module.css'

const STATES = ['all', 'running', 'finished'] as const

/** All games of the viewer, by state, kind and opponent; the choice stands in the address. */
export function AllGamesPage() {
  const [chosen, choose] = useSearchParams()
  useDocumentTitle('All my games')
  const set = (key: string, value: string) =>
    choose(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(key)
        else next.set(key, value)
        return next
      },
      { replace: true },
    )
  const state = STATES.find((word) => word === chosen.get('state')) ?? 'all'
  const [kind, opponentId] = [chosen.get('game') ?? '', chosen.get('with') ?? '']
  return (
    <>
      <div className={styles.head}>
        <h1>All my games</h1>
        <Button component={Link} to="/replay" size="compact-sm" variant="default">
          open a file
        </Button>
      </div>
      <div className={styles.panel}>
        <Filters {...{ state, kind, opponentId, set }} />
        <Found key={`${state} ${kind} ${opponentId}`} {...{ state, kind, opponentId }} />
      </div>
    </>
  )
}

interface Filter {
  readonly state: (typeof STATES)[number]
  /** Empty for any, as the next one. */
  readonly kind: string
  readonly opponentId: string
}

function Filters({
  state,
  kind,
  opponentId,
  set,
}: Filter & { readonly set: (key: string, value: string) => void }) {
  const { profiles } = useGames()
  const { _id: viewerId } = useViewer()
  const send = useSend()
  const { data: users = [] } = useQuery({
    queryKey: ['users'],
    queryFn: async () => (await send(userAll, {})).users,
  })
  const others = users
    .filter(({ _id }) => _id !== viewerId)
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ _id, name }) => ({ value: _id, label: `with ${name}` }))
  return (
    <div className={styles.filters} role="search">
      <SegmentedControl
        aria-label="State"
        data={[...STATES]}
        value={state}
        onChange={(value) => set('state', value === 'all' ? '' : value)}
      />
      <NativeSelect
        aria-label="Game"
        value={kind}
        onChange={(event) => set('game', event.currentTarget.value)}
        data={[
          { value: '', label: 'Every game' },
          ...profiles.map((profile) => ({ value: profile.kind, label: profile.title })),
        ]}
      />
      <NativeSelect
        aria-label="With"
        value={opponentId}
        onChange={(event) => set('with', event.currentTarget.value)}
        data={[{ value: '', label: 'With anyone' }, ...others]}
      />
    </div>
  )
}

function Found({ state, kind, opponentId }: Filter) {
  const send = useSend()
  const { _id: userId } = useViewer()
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['games', 'all', state, kind, opponentId],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: before }) =>
      send(userGamesPage, {
        userId,
        state,
        ...(kind === '' ? {} : { kind }),
        ...(opponentId === '' ? {} : { opponentId }),
        ...defined({ before }),
      }),
    getNextPageParam: ({ games, more }) => (more ? games.at(-1)?._id : undefined),
  })
  if (isError) return <ListError retry={() => void refetch()} />
  if (data === undefined) return <TableSkeleton rows={6} />
  const games = data.pages.flatMap((page) => page.games)
  if (games.length === 0) return <EmptyList text="No matching games." newLobby />
  return (
    <>
      <GamesTable games={games} />
      {hasNextPage && (
        <footer className={styles.more}>
          <Button size="compact-sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            show 50 more
          </Button>
        </footer>
      )}
    </>
  )
}
