import { type GameScreenProps, joinClasses } from '@parlour/ui-kit'
import { Link } from 'react-router'
import type { DraftView } from '../../rules/types'
import screen from '../draft-screen.module.css'
import { hasDrafted, isBuilding } from '../draft-view'
import { DraftDecks } from './draft-decks'
import { DraftOptions, type Switches } from './draft-options'
import styles from './info.module.css'
import { KnownPacks } from './known-packs'
import { MatchResults } from './match-results'
import { SeatingChart } from './seating-chart'

interface InfoColumnProps extends GameScreenProps {
  readonly view: DraftView
  readonly options: Switches
}

/** Cube, seats, results, the packs seen, and the switches of the screen. */
export function InfoColumn({ game, viewer, view, fight, options }: InfoColumnProps) {
  const { cubeId, set, seats, you } = view
  // Whoever builds a deck has matches and decks beside it.
  const builds = isBuilding(view)
  return (
    <section className={screen.fill} aria-label="Info">
      <header className={screen.head}>
        {cubeId === undefined ? (
          <h2>{set?.name ?? 'Draft'}</h2>
        ) : (
          <nav className={styles.links} aria-label="Cube">
            <Link to={`/magic/cube/${cubeId}`}>Cube</Link>
            <Link to={`/magic/cube/${cubeId}/achievements`}>Achievements</Link>
          </nav>
        )}
      </header>
      <div className={joinClasses(screen.body, styles.column)}>
        <SeatingChart view={view} asked={game.waiting} />
        {!builds && (game.gameOver || options.stats) ? (
          <MatchResults game={game} viewer={viewer} fight={fight} seats={seats} />
        ) : null}
        {!builds && game.gameOver ? <DraftDecks draftId={game._id} seats={seats} /> : null}
        {hasDrafted(view) ? null : <KnownPacks known={you?.known ?? []} />}
        <DraftOptions options={options} isAdmin={viewer.isAdmin} />
      </div>
    </section>
  )
}
