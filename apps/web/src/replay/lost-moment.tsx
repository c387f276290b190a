import { Button } from '@mantine/core'
import { Icon } from '@parlour/ui-kit'
import styles from './look-bar.module.css'
import type { LookBarProps } from './look-bar-props'
import type { MomentFailure } from './use-moments'

/** Why a moment cannot be shown, and what one can do. */
export function LostMoment({ failure, retry, goTo, options, onLeave }: LostMomentProps) {
  const first = failure.kind === 'lost' ? (failure.first ?? options.limit) : undefined
  return (
    <div className={styles.lost} role="alert">
      <p>
        <Icon name="warn" /> <strong>This moment cannot be shown.</strong> {failureWords(failure)}
      </p>
      <span className={styles.acts}>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => (first === undefined ? retry() : goTo(first))}
        >
          {first === undefined ? 'try again' : `go to answer ${first}`}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onLeave}>
          leave
        </Button>
      </span>
    </div>
  )
}

function failureWords(failure: MomentFailure): string {
  if (failure.kind === 'failed') return failure.words
  const { first } = failure
  return first === undefined
    ? 'The game was played under older rules, and its first answers were not kept. You can look at later answers, and read the whole log.'
    : `The game was played under older rules, and its answers before ${first} were not kept. You can look from answer ${first} on, and read the whole log.`
}

type LostMomentProps = Pick<LookBarProps, 'retry' | 'goTo' | 'options' | 'onLeave'> & {
  readonly failure: MomentFailure
}
