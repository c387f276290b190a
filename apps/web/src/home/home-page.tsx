import { Button } from '@mantine/core'
import { Panel } from '@parlour/ui-kit'
import { Link } from 'react-router'
import { useMoveCount } from '../shell/my-games'
import { useDocumentTitle } from '../shell/use-document-title'
import { FinishedTable } from './finished-table'
import styles from './home-page.module.css'
import { LobbiesTable } from './lobbies-table'
import { ProgressTable } from './progress-table'

/** Home: the viewer's games, those finished lately, and the viewer's lobbies. */
export function HomePage() {
  useDocumentTitle(undefined, (useMoveCount() ?? 0) > 0)
  return (
    <>
      <h1 className="visually-hidden">Home</h1>
      <div className={styles.home}>
        <section className={styles.side} aria-labelledby="my-games">
          <header className={styles.head}>
            <h2 id="my-games">My Games</h2>
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
        </section>
      </div>
    </>
  )
}
