import { Button } from '@mantine/core'
import { Panel } from '@parlour/ui-kit'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useViewer } from '../api/session'
import { useMoveCount } from '../shell/my-games'
import { useDocumentTitle } from '../shell/use-document-title'
import { FinishedTable } from './finished-table'
import { LessonDoor } from '../lessons/lesson-door'
import { NoticesPanel } from '../notices/notices-panel'
import styles from './home-page.module.css'
import { Invitations } from './invitations'
import { LobbiesTable } from './lobbies-table'
import { PlayNow } from './play-now'
import { ProgressTable } from './progress-table'

// Shown to the admin of a new hub alone.
const FirstSteps = lazy(async () => ({ default: (await import('./first-steps')).FirstSteps }))

/** Home: the viewer's games, those finished lately, and the viewer's lobbies. */
export function HomePage() {
  const { isAdmin } = useViewer()
  const isWaitedFor = (useMoveCount() ?? 0) > 0
  useDocumentTitle(undefined, isWaitedFor)
  return (
    <div className={styles.page} data-waits={isWaitedFor || undefined}>
      <h1 className="visually-hidden">Home</h1>
      {isAdmin && (
        <Suspense fallback={null}>
          <FirstSteps />
        </Suspense>
      )}
      <Invitations />
      <LessonDoor />
      <div className={styles.playNow}>
        <PlayNow />
      </div>
      <div className={styles.home}>
        <section className={styles.side} aria-labelledby="my-games">
          <header className={styles.head}>
            <h2 id="my-games">My Games</h2>
            <Link to="/games">all my games</Link>
          </header>
          <Panel title="In Progress" level={3} flush>
            <ProgressTable />
          </Panel>
          <Panel title="Recently Finished" level={3} flush>
            <FinishedTable />
          </Panel>
        </section>
        <section className={styles.side} aria-labelledby="my-lobbies">
          <header className={styles.head}>
            <h2 id="my-lobbies">My Lobbies</h2>
            <Button component={Link} to="/lobby/create">
              new lobby
            </Button>
          </header>
          <div className={styles.panel}>
            <LobbiesTable />
          </div>
          <NoticesPanel />
        </section>
      </div>
    </div>
  )
}
