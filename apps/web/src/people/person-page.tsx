import { type AnswerOf, userPage } from '@parlour/protocol'
import { Panel, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { useViewer } from '../api/session'
import { useGames } from '../games/games-context'
import { NoPage } from '../shell/no-page'
import { PageSkeleton } from '../shell/page-skeleton'
import { useDocumentTitle } from '../shell/use-document-title'
import { EmptyList } from '../tables/empty-list'
import { GamesTable } from '../tables/games-table'
import { PersonName } from './person-name'
import styles from './person-page.module.css'

type PersonFacts = AnswerOf<typeof userPage>

/**
 * A person: what they played to its end with others, against whom, and the games that the viewer played with
 * them.
 */
export function PersonPage() {
  const { id = '' } = useParams()
  const { _id: viewerId } = useViewer()
  const send = useSend()
  const { data, error } = useQuery({
    queryKey: ['person', id],
    queryFn: () => send(userPage, { userId: id }),
  })
  useDocumentTitle(data?.user.name)
  if (error !== null) return <NoPage reason="User not found." />
  if (data === undefined) return <PageSkeleton />
  const { user, since, kinds, rivals, together } = data
  const isOwn = user._id === viewerId
  return (
    <>
      <header className={styles.head}>
        <h1>
          <PersonName name={user.name} mark={user.mark} />
        </h1>
        <p className={styles.muted}>
          Member since {new Date(since).toLocaleDateString(undefined, { dateStyle: 'long' })}
          {isOwn && (
            <>
              , <Link to="/account">change your mark or password</Link>
            </>
          )}
        </p>
      </header>
      <div className={styles.person}>
        <div className={styles.side}>
          <Results kinds={kinds} />
          <Rivals rivals={rivals} of={isOwn ? 'you' : user.name} />
        </div>
        <Panel title={isOwn ? 'Your last games' : `Your games with ${user.name}`} flush>
          {together.length === 0 ? (
            <EmptyList text="No games yet." newLobby />
          ) : (
            <GamesTable games={together} />
          )}
          {together.length > 0 && (
            <p className={styles.all}>
              <Link to={isOwn ? '/games' : `/games?with=${user._id}`}>all of them</Link>
            </p>
          )}
        </Panel>
      </div>
    </>
  )
}

function Results({ kinds }: Pick<PersonFacts, 'kinds'>) {
  const games = useGames()
  return (
    <Panel title="Results" flush>
      {kinds.length === 0 ? (
        <EmptyList text="No finished games with other people yet. Games with bots are not counted." />
      ) : (
        <CountTable
          first="game"
          rows={kinds.map((kind) => ({
            ...kind,
            key: kind.game,
            name: games.profileOf(kind.game)?.title ?? kind.game,
          }))}
        />
      )}
    </Panel>
  )
}

function Rivals({ rivals, of }: Pick<PersonFacts, 'rivals'> & { readonly of: string }) {
  if (rivals.length === 0) return null
  return (
    <Panel title="Head to head" flush>
      <CountTable
        first={`${of} against`}
        rows={rivals.map((rival) => ({
          ...rival,
          key: rival.user._id,
          name: <Link to={`/people/${rival.user._id}`}>{rival.user.name}</Link>,
        }))}
      />
    </Panel>
  )
}

interface CountRow {
  readonly key: string
  readonly name: ReactNode
  readonly games: number
  readonly wins: number
  readonly losses: number
}

function CountTable({ first, rows }: { readonly first: string; readonly rows: readonly CountRow[] }) {
  return (
    <table className={styles.counts}>
      <thead>
        <tr>
          <th>{first}</th>
          <th>games</th>
          <th>won</th>
          <th>lost</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, games, wins, losses }) => (
          <tr key={key}>
            <td>{name}</td>
            <td>{games}</td>
            <td>{wins}</td>
            <td>{losses}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
