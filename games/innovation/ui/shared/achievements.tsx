import { usePiece } from '@parlour/ui-kit'
import { memo } from 'react'
import type { InnovationView } from '../../rules/view'
import { BackPiece } from '../board/back-piece'
import { achievementOf } from '../../rules/facts/catalog'
import { piece } from '../../rules/facts/piece'
import { cardShown, isSpecial } from '../card/shown'
import { sortedPile } from '../innovation-view'
import styles from './achievements.module.css'

interface AchievementsProps {
  readonly available: InnovationView['available']
  readonly toWin: number
  readonly onAchievement: (name: string) => void
}

/** The achievements that are still to be had, those with a value, then those with a name. */
export const Achievements = memo(function Achievements(props: AchievementsProps) {
  const { available, toWin, onAchievement } = props
  const valued = sortedPile(
    available.filter((shown) => typeof shown !== 'string' || cardShown(shown) !== undefined),
  )
  const named = available.filter(isSpecial)
  return (
    <div className={styles.box} data-place={piece.common('available')}>
      <h2>achievements [{toWin} to win]</h2>
      <div className={styles.valued}>
        {valued.map((shown, index) => (
          <BackPiece key={index} shown={shown} pile="achievements" compact />
        ))}
        {valued.length === 0 ? <span className={styles.none}>none left</span> : null}
      </div>
      <div className={styles.named}>
        {named.map((name, index) => (
          <Special
            key={name}
            name={name}
            word={wordFor(name, named[index - 1])}
            onOpen={() => onAchievement(name)}
          />
        ))}
      </div>
    </div>
  )
})

/** Of several that share a name and have a number, such as the museums, only the first shows the name. */
function wordFor(name: string, before: string | undefined): string {
  const [, number] = /^\D+ (\d+)$/.exec(name) ?? []
  const isLater = number !== undefined && before?.replace(/\d+$/, '') === name.slice(0, -number.length)
  return isLater ? number : name
}

interface SpecialProps {
  readonly name: string
  /** What stands on it. */
  readonly word: string
  readonly onOpen: () => void
}

/** A special achievement by its name; opens its text. */
function Special({ name, word, onOpen }: SpecialProps) {
  const pieceProps = usePiece(piece.card(name))
  return (
    <button
      type="button"
      className={styles.special}
      title={achievementOf(name)?.text}
      aria-label={name}
      onClick={onOpen}
      {...pieceProps}
    >
      {word}
    </button>
  )
}
