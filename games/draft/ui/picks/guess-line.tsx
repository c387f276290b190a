import { Button } from '@mantine/core'
import { PlayerName } from '@parlour/ui-kit'
import type { PickGuesses } from './pick-guesses'
import styles from './pick-review.module.css'
import type { PickStep } from './pick-steps'

interface GuessLineProps {
  readonly step: PickStep
  readonly seat: string
  readonly isYou: boolean
  readonly guesses: PickGuesses
  readonly chosen: string | undefined
}

/** Asks what a drafter took, and says afterwards whether the guess was right. */
export function GuessLine({ step, seat, isYou, guesses, chosen }: GuessLineProps) {
  const { guessed, right } = guesses
  return (
    <div className={styles.guess}>
      <p role="status" aria-label="Your guess">
        {guesses.isShown(step) ? (
          <Verdict step={step} who={isYou ? 'you' : seat} guess={guesses.guessOf(step)} />
        ) : (
          <>
            <b>
              What did {isYou ? 'you' : <PlayerName name={seat} />} take{step.pick > 1 ? ' now' : ''}?
            </b>{' '}
            Click a card.
          </>
        )}
      </p>
      {guesses.isShown(step) ? null : (
        <>
          <Button size="compact-sm" onClick={() => guesses.show(step)}>
            show me
          </Button>
          {chosen === undefined ? null : (
            <Button size="compact-sm" variant="filled" onClick={() => guesses.guess(step, chosen)}>
              guess {step.seen.find(({ id }) => id === chosen)?.name}
            </Button>
          )}
        </>
      )}
      <output aria-label="Guesses so far">
        {guessed === 0 ? 'no guesses yet' : `${right} of ${guessed} right`}
      </output>
    </div>
  )
}

interface VerdictProps {
  readonly step: PickStep
  readonly who: string
  readonly guess: string | undefined
}

function Verdict({ step: { seen, taken }, who, guess }: VerdictProps) {
  const card = seen.find(({ id }) => id === guess)
  if (card?.id === taken.id)
    return (
      <>
        <b>Right:</b> {who} took {taken.name}.
      </>
    )
  return (
    <>
      {who === 'you' ? 'You' : who} took <b>{taken.name}</b>.
      {card === undefined ? '' : ` You guessed ${card.name}, which went at pick ${card.takenAt}.`}
    </>
  )
}
