import { Button } from '@mantine/core'
import { gameRematch, gameStory, type GameStory } from '@parlour/protocol'
import { GameIcon, PlayerNames, RematchButton, SeatsProvider, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useViewer } from '../api/session'
import { useSaveFile } from '../game/use-save-file'
import { useGames } from '../games/games-context'
import { NoPage } from '../shell/no-page'
import { PageSkeleton } from '../shell/page-skeleton'
import { useDocumentTitle } from '../shell/use-document-title'
import { exactTime, lobbyAge, lobbyAgo } from '../time/age'
import { useNow } from '../time/use-now'
import { CommentsPanel } from './comments-panel'
import { CoursePanel } from './course-panel'
import { FiguresPanel } from './figures-panel'
import { OnlookersPanel } from './onlookers-panel'
import { SeriesPanel } from './series-panel'
import { ShareDialog } from './share-dialog'
import styles from './story-page.module.css'
import { TimesPanel } from './times-panel'

/** The page of a game that is over: who won and why, how it went, and the ways on from there. */
export function StoryPage() {
  const { id = '' } = useParams()
  const send = useSend()
  const { data, error } = useQuery({
    queryKey: ['story', id],
    queryFn: async () => (await send(gameStory, { gameId: id })).story,
    retry: false,
  })
  useDocumentTitle(data?.name)
  if (error !== null) return <NoPage reason={error.message} />
  if (data === undefined) return <PageSkeleton />
  return (
    <SeatsProvider seats={data.seats}>
      <Head story={data} />
      <Verdict story={data} />
      <div className={styles.grid}>
        <div className={styles.stack}>
          <CoursePanel story={data} />
          <CommentsPanel gameId={data.gameId} />
          <OnlookersPanel gameId={data.gameId} />
        </div>
        <div className={styles.stack}>
          <FiguresPanel story={data} />
          <TimesPanel story={data} />
          <SeriesPanel story={data} />
        </div>
      </div>
    </SeatsProvider>
  )
}

function Head({ story }: { readonly story: GameStory }) {
  const { gameId, kind, name, players, ending } = story
  const profile = useGames().profileOf(kind)
  const send = useSend()
  const navigate = useNavigate()
  const { _id } = useViewer()
  const [shares, setShares] = useState(false)
  const isSeated = players.some((player) => player._id === _id)
  const saveFile = useSaveFile({ _id: gameId, settings: { name } })
  const rematch = async () => {
    const { lobbyId } = await send(gameRematch, { gameId })
    await navigate(`/lobby/${lobbyId}`)
  }
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.kind}>
          {profile !== undefined && <GameIcon path={profile.icon} />}
          {profile?.title ?? kind}
        </p>
        <h1>{name}</h1>
        <Facts story={story} />
      </div>
      <div className={styles.acts}>
        <Button component={Link} to={`/game/${gameId}?at=0`} size="compact-sm" variant="default">
          look back
        </Button>
        <Button component={Link} to={`/game/${gameId}`} size="compact-sm" variant="default">
          the board
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => void saveFile()}>
          save as a file
        </Button>
        {isSeated && (
          <Button size="compact-sm" variant="default" onClick={() => setShares(true)}>
            share
          </Button>
        )}
        {isSeated && <RematchButton rematch={rematch} primary />}
      </div>
      {shares && <ShareDialog gameId={gameId} words={wordsOf(ending)} close={() => setShares(false)} />}
    </header>
  )
}

const wordsOf = ({ winners, words }: GameStory['ending']): string => `${winners.join(', ')} ${words}`.trim()

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

function Facts({ story: { rounds, unit, answers, started, ended } }: { readonly story: GameStory }) {
  const now = useNow()
  const long = lobbyAge(ended - started)
  return (
    <p className={styles.muted}>
      {[
        ...(rounds > 0 ? [countOf(rounds, unit)] : []),
        countOf(answers, 'answer'),
        ...(long === 'just now' ? [] : [long]),
      ].join(', ')}
      , <time title={exactTime(ended)}>ended {lobbyAgo(now - ended)}</time>
    </p>
  )
}

function Verdict({ story: { ending } }: { readonly story: GameStory }) {
  return (
    <section className={styles.verdict} aria-label="How it ended">
      <strong>
        <PlayerNames names={ending.winners} /> {ending.words}.
      </strong>
      {ending.why === undefined ? null : <span>{ending.why}</span>}
    </section>
  )
}
