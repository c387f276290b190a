import { Button, SegmentedControl } from '@mantine/core'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { passesPacks } from '../draft-view'
import type { DraftView } from '../../rules/types'
import { AllPicks } from './all-picks'
import { GuessLine } from './guess-line'
import { usePickGuesses } from './pick-guesses'
import styles from './pick-review.module.css'
import { draftLogText, pickSteps } from './pick-steps'
import { ReviewedPack } from './reviewed-pack'

interface PickReviewProps {
  readonly view: DraftView
  readonly picks: NonNullable<DraftView['picks']>
  /** The name of the draft, for the file. */
  readonly name: string
}

/**
 * After the draft: the picks of a seat one by one, each pack as it was seen, and the list of all picks. Who
 * guesses first sees neither a pick nor the list before. Arrow keys step.
 */
export function PickReview({ view, picks, name }: PickReviewProps) {
  const names = view.seats.map((seat) => seat.name)
  const [seat, setSeat] = useState(view.you?.name ?? names[0] ?? '')
  const [at, setAt] = useState(0)
  const [guessesFirst, setGuessesFirst] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const guesses = usePickGuesses(seat)
  const steps = useMemo(() => pickSteps(view, picks, seat), [view, picks, seat])
  const step = steps[at]
  const go = (to: number, whose = seat) => {
    setSeat(whose)
    setAt(Math.max(0, Math.min(steps.length - 1, to)))
    setChosen(undefined)
  }
  if (!passesPacks(view)) return <AllPicks view={view} picks={picks} />
  if (step === undefined) return null
  const asks = guessesFirst && !guesses.isShown(step)
  const choose = (id: string) => (id === chosen ? guesses.guess(step, id) : setChosen(id))
  return (
    <>
      <section className={styles.review} aria-label="Picks one by one">
        <header className={styles.head}>
          <h3>Picks one by one</h3>
          <select
            aria-label="Whose picks"
            value={seat}
            onChange={(event) => go(0, event.currentTarget.value)}
          >
            {names.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <Steps at={at} count={steps.length} go={go} words={`pack ${step.round}, pick ${step.pick}`} />
          <SegmentedControl
            size="xs"
            aria-label="How picks are shown"
            data={['compare', 'guess first']}
            value={guessesFirst ? 'guess first' : 'compare'}
            onChange={(value) => setGuessesFirst(value === 'guess first')}
          />
          {guessesFirst ? null : (
            <a
              className={styles.file}
              download={`${name} - ${seat}.txt`}
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(draftLogText(name, names, steps))}`}
            >
              draft log as a file
            </a>
          )}
        </header>
        {guessesFirst ? (
          <GuessLine {...{ step, seat, guesses, chosen }} isYou={seat === view.you?.name} />
        ) : null}
        <ReviewedPack
          step={step}
          seat={seat}
          asks={asks ? { chosen, onChoose: choose } : undefined}
          guess={guessesFirst ? guesses.guessOf(step) : undefined}
        />
      </section>
      {guessesFirst ? null : <AllPicks view={view} picks={picks} />}
    </>
  )
}

interface StepsProps {
  readonly at: number
  readonly count: number
  readonly go: (to: number) => void
  readonly words: string
}

/** Steps through the picks, by buttons or arrow keys. */
function Steps({ at, count, go, words }: StepsProps) {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(at + 1)
    if (key === 'ArrowLeft') go(at - 1)
  }
  return (
    <div className={styles.steps} onKeyDown={onKeyDown}>
      <Button size="compact-sm" disabled={at === 0} onClick={() => go(at - 1)} aria-label="pick before">
        ←
      </Button>
      <output aria-label="This pick">{words}</output>
      <Button size="compact-sm" disabled={at === count - 1} onClick={() => go(at + 1)} aria-label="next pick">
        →
      </Button>
    </div>
  )
}
