import type { InnovationView, PlayerView } from '../../rules/view'
import { MANY_SETS } from '../board/measures'
import { Achievements } from './achievements'
import { Decks } from './decks'
import { IconTable } from './icon-table'
import { JunkPile } from './junk-pile'
import styles from './shared-band.module.css'

interface SharedBandProps {
  readonly view: InnovationView
  /** The viewer first. */
  readonly players: readonly PlayerView[]
  /** It stands in a cell beside a tableau, and not in a row of its own. */
  readonly isCell: boolean
  /** The viewer's seat. */
  readonly viewer: string
  readonly onAchievement: (name?: string) => void
}

/** What belongs to nobody: icon table, achievements, junk and decks. */
export function SharedBand({ view, players, isCell, viewer, onAchievement }: SharedBandProps) {
  const own = players.find(({ name }) => name === viewer)
  const next = own?.nextDraw
  return (
    <section
      className={styles.shared}
      aria-label="Shared"
      data-cell={isCell || undefined}
      data-sets={view.expansions.length < MANY_SETS ? 'few' : 'many'}
    >
      <IconTable players={players} />
      <div className={styles.achievements}>
        <Achievements view={view} viewer={own} onAchievement={onAchievement} />
      </div>
      <div className={styles.piles}>
        <Decks
          folds={view.expansions.length >= MANY_SETS}
          decks={view.decks}
          expansions={view.expansions}
          lowest={view.ageZero === true ? 0 : 1}
          next={next}
        />
        <JunkPile junk={view.junk} />
      </div>
    </section>
  )
}
