import { FilterSelect, joinClasses } from '@parlour/ui-kit'
import styles from './look-bar.module.css'
import { StepIcon } from './step-icon'

/** Whose eyes see the past. */
export interface LookEyes {
  /** The name of a seat; undefined for the viewer's own eyes. */
  readonly chosen: string | undefined
  /** The seats whose eyes may be chosen: those of the others, once the game is over. */
  readonly others: readonly string[]
  /** The viewer's name, where they have a seat. */
  readonly own: string | undefined
  /** The seat whose hand an onlooker is shown. */
  readonly shownHand?: string | undefined
  /** The address names eyes that this viewer may not have. */
  readonly isRefused: boolean
  readonly choose: (name: string | undefined) => void
}

/** Whose eyes see the past; while the game runs only the viewer's own. */
export function EyesSelect({
  eyes: { chosen, others, own, shownHand, isRefused, choose },
}: {
  readonly eyes: LookEyes
}) {
  const onlooker = shownHand === undefined ? 'the table' : `${shownHand}’s hand`
  const ownWords = own === undefined ? onlooker : `my eyes, ${own}`
  if (others.length === 0)
    return (
      <span className={joinClasses(styles.eyes, !isRefused && styles.fixed)}>
        <StepIcon name="eye" /> {own === undefined ? onlooker : 'my eyes'}{' '}
        <span className={styles.muted}>
          {isRefused ? 'those of the link after the end' : 'others after the end'}
        </span>
      </span>
    )
  return (
    <span className={styles.eyes}>
      <StepIcon name="eye" />
      <FilterSelect
        label="Whose eyes"
        value={chosen ?? ''}
        options={[['', ownWords], ...others.map((name) => [name, `${name}’s eyes`] as const)]}
        onChange={(name) => choose(name === '' ? undefined : name)}
      />
    </span>
  )
}

/** Returns the next pair of eyes in the order of the seats. */
export function nextEyes({ chosen, others }: LookEyes): string | undefined {
  return others[chosen === undefined ? 0 : others.indexOf(chosen) + 1]
}
