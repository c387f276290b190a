import type { ReactNode } from 'react'
import type { TyrantsView } from '../../rules/view'
import { Devoured } from '../market/devoured'
import styles from '../tyrants-screen.module.css'
import type { SeatedPlayer } from '../tyrants-view'
import { ScoreTable } from './score-table'
import { Tableau } from './tableau'
import { Triads } from './triads'

interface PlayersColumnProps {
  readonly view: TyrantsView
  /** The viewer first. */
  readonly players: readonly SeatedPlayer[]
  readonly onTableau: (seat: number) => void
  readonly onCard: (name: string) => void
  /** Above all of them. */
  readonly children: ReactNode
}

/**
 * The players with what all know of them, the score, and what was devoured; where there is room, the first
 * one and the score in a column of their own.
 */
export function PlayersColumn({ view, players, onTableau, onCard, children }: PlayersColumnProps) {
  const tableaus = players.map((player) => (
    <Tableau key={player.name} view={view} player={player} onOpen={onTableau} />
  ))
  return (
    <aside className={styles.aside} aria-label="Players and scores">
      {children}
      <div>
        {tableaus.slice(0, 1)}
        <section className={styles.panel} aria-label="Score">
          <ScoreTable view={view} players={players} isNarrow />
        </section>
        <Triads view={view} players={players} />
      </div>
      <div>
        {tableaus.slice(1)}
        <Devoured cards={view.devoured} onCard={onCard} />
      </div>
    </aside>
  )
}
