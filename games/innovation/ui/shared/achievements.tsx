import type { InnovationView } from '../../rules/view'
import { BackPiece } from '../board/back-piece'
import { achievementOf, cardOf } from '../../rules/facts/catalog'
import { backOf } from '../card/back'
import { sortedPile } from '../innovation-view'
import { usePiece } from '../question/use-piece'
import styles from './achievements.module.css'

interface AchievementsProps {
  readonly view: InnovationView
  readonly onAchievement: (name: string) => void
}

/** The achievements that are still to be had, those with a value and those with a name, and the junk. */
export function Achievements({ view, onAchievement }: AchievementsProps) {
  const valued = sortedPile(view.available.filter((name) => backOf(name) ?? cardOf(name)))
  const named = view.available.filter((name) => achievementOf(name) !== undefined)
  return (
    <div className={styles.box} data-place="achievements">
      <h2>
        achievements [{view.toWin} to win]
        <JunkPile junk={view.junk} />
      </h2>
      <div className={styles.valued}>
        {valued.map((name, index) => (
          <BackPiece key={index} name={name} owner="" pile="achievements" compact />
        ))}
        {valued.length === 0 ? <span className={styles.none}>none left</span> : null}
      </div>
      <div className={styles.named}>
        {named.map((name) => (
          <Special key={name} name={name} onOpen={() => onAchievement(name)} />
        ))}
      </div>
    </div>
  )
}

/** A special achievement by its name; opens its text. */
function Special({ name, onOpen }: { readonly name: string; readonly onOpen: () => void }) {
  const piece = usePiece(`card/${name}`)
  return (
    <button
      type="button"
      className={styles.special}
      title={achievementOf(name)?.text}
      onClick={onOpen}
      {...piece}
    >
      {name}
    </button>
  )
}

/** Nobody may look through the junk (RULES 4): only how much of which kind lies there. */
function JunkPile({ junk }: { readonly junk: readonly string[] }) {
  const kinds = new Map<string, number>()
  for (const name of sortedPile(junk)) kinds.set(name, (kinds.get(name) ?? 0) + 1)
  const words = [...kinds].map(([name, count]) => `${count} × ${name.replaceAll('*', '')}`).join(', ')
  return (
    <span className={styles.junk} data-place="junk" title={words === '' ? 'nothing junked yet' : words}>
      junk {junk.length}
    </span>
  )
}
