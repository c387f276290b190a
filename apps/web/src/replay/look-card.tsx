import { Button } from '@mantine/core'
import { Icon, LogText, useLookWords } from '@parlour/ui-kit'
import { appearanceWords, nextAppearance } from './card-appearances'
import { type GameCourse, turnAt } from './course'
import styles from './look-card.module.css'
import type { FollowedCard } from './use-followed-card'

interface LookCardProps {
  readonly followed: FollowedCard
  readonly at: number
  readonly course: GameCourse
}

/** The card that is followed, which of its appearances is shown, and the way to the others. */
export function LookCard({ followed: { name, appearances, follow, stop }, at, course }: LookCardProps) {
  const { card } = useLookWords()
  if (name === undefined) return null
  const line = appearances.find((one) => one.at === at)?.line
  const turn = turnAt(course, at)?.words
  const leads = (by: 1 | -1) => nextAppearance(appearances, at, by) !== undefined
  return (
    <div className={styles.card} role="group" aria-label="Following a card">
      <span className={styles.chip}>
        following {card?.({ value: name, classes: ['card-name'] }) ?? <b>{name}</b>}
        <button type="button" aria-label={`Stop following ${name}`} onClick={stop}>
          <Icon name="close" size={14} />
        </button>
      </span>
      <span role="status">{appearanceWords(appearances, at)}</span>
      {line === undefined ? null : (
        <span className={styles.line}>
          <LogText entry={line} card={card} />
          {turn === undefined ? '' : `, ${turn}`}
        </span>
      )}
      <span className={styles.acts}>
        <FollowStep word="before" shortcut="shift N" leads={leads(-1)} onClick={() => follow(name, -1)} />
        <FollowStep word="next" shortcut="N" leads={leads(1)} onClick={() => follow(name, 1)} />
      </span>
    </div>
  )
}

interface FollowStepProps {
  readonly word: string
  readonly shortcut: string
  readonly leads: boolean
  readonly onClick: () => void
}

/** Stays focusable where it leads nowhere. */
const FollowStep = ({ word, shortcut, leads, onClick }: FollowStepProps) => (
  <Button
    size="compact-sm"
    variant="default"
    aria-disabled={!leads}
    data-disabled={!leads}
    onClick={() => {
      if (leads) onClick()
    }}
    rightSection={<kbd aria-hidden="true">{shortcut}</kbd>}
  >
    {word}
  </Button>
)
