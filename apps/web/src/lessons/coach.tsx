import { Button, CloseButton } from '@mantine/core'
import type { WireLesson, WireLessonStep } from '@parlour/protocol'
import { Icon } from '@parlour/ui-kit'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useGames } from '../games/games-context'
import { usePractice } from '../home/use-practice'
import styles from './coach.module.css'
import { COACH_CARD } from './coach-keys'
import { afterAct, afterUndo, isDone, type LessonPlace, placeAt } from './lesson-course'

interface CoachProps {
  readonly lesson: WireLesson
  /** The kind of game that the lesson teaches. */
  readonly kind: string
  readonly step: WireLessonStep
  readonly place: LessonPlace
  readonly goTo: (place: LessonPlace) => void
}

/**
 * Says one thing at a time: why and what to do, what was clicked instead, or what happened. It stands beside
 * the board and covers nothing of it.
 */
export function Coach({ lesson, kind, step, place, goTo }: CoachProps) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const done = isDone(step, place)
  const focus = () => heading.current?.focus({ preventScroll: true })
  useEffect(focus, [place.step])
  const undo = () => {
    goTo(afterUndo(lesson, place))
    // The button goes with the last act that can be taken back.
    focus()
  }
  return (
    <section className={styles.coach} aria-label="Lesson" {...COACH_CARD}>
      <header>
        <Icon name="info" size={15} />
        <span>{lesson.title}</span>
        <span className={styles.count}>
          step {place.step + 1} of {lesson.steps.length}
        </span>
        <CloseButton size="sm" aria-label="leave the lesson" onClick={() => void navigate('/')} />
      </header>
      <div className={styles.body}>
        <h2 ref={heading} tabIndex={-1}>
          {step.name}
        </h2>
        <div role="status" className={styles.words}>
          {done ? <Result step={step} /> : <Asked {...{ step, place }} />}
        </div>
        <div className={styles.acts}>
          {place.at === 0 ? null : (
            <Button size="compact-sm" variant="default" onClick={undo}>
              undo
            </Button>
          )}
          {done ? (
            <NextButtons {...{ lesson, kind, place, goTo }} />
          ) : (
            <Button size="compact-sm" variant="default" onClick={() => goTo(afterAct(place))}>
              show me
            </Button>
          )}
        </div>
      </div>
      <Steps {...{ lesson, place, goTo }} />
    </section>
  )
}

function Asked({ step, place }: Pick<CoachProps, 'step' | 'place'>) {
  return (
    <>
      {place.wrong === undefined ? <p>{step.ask}</p> : <p className={styles.wrong}>{place.wrong}</p>}
      <p className={styles.task}>
        <i className={styles.spot} aria-hidden="true">
          {place.step + 1}
        </i>
        <b>{step.task}</b>
      </p>
    </>
  )
}

const Result = ({ step }: Pick<CoachProps, 'step'>) => (
  <>
    <p className={styles.result}>
      <Icon name="check" size={15} />
      <strong>{step.result}</strong>
    </p>
    <p>{step.why}</p>
  </>
)

type NextProps = Pick<CoachProps, 'lesson' | 'kind' | 'place' | 'goTo'>

/** Goes on, at the end to home or to a game against a bot. */
function NextButtons({ lesson, kind, place, goTo }: NextProps) {
  if (place.step < lesson.steps.length - 1)
    return <ForwardButton words="next" onClick={() => goTo(placeAt(place.step + 1))} />
  return <EndButtons kind={kind} />
}

/** Offers a real game, where one can be had at once. */
function EndButtons({ kind }: Pick<NextProps, 'kind'>) {
  const navigate = useNavigate()
  const { busy, play } = usePractice()
  const { profiles } = useGames()
  const leave = () => void navigate('/')
  const hasPractice = profiles.some((profile) => profile.kind === kind && profile.practice !== undefined)
  if (!hasPractice) return <ForwardButton words="done" onClick={leave} />
  return (
    <>
      <Button className={styles.next} size="compact-sm" variant="default" onClick={leave}>
        done
      </Button>
      <ForwardButton words="play against a bot" isBusy={busy !== null} onClick={() => play(kind)} />
    </>
  )
}

interface ForwardButtonProps {
  readonly words: string
  readonly isBusy?: boolean
  readonly onClick: () => void
}

/** Takes the focus, so that Enter is enough. */
const ForwardButton = ({ words, isBusy = false, onClick }: ForwardButtonProps) => (
  <Button
    className={styles.next}
    size="compact-sm"
    variant="filled"
    autoFocus
    aria-busy={isBusy}
    onClick={onClick}
  >
    {words}
  </Button>
)

/** All steps: a done one can be played again, a later one opened. */
const Steps = ({ lesson, place, goTo }: Pick<CoachProps, 'lesson' | 'place' | 'goTo'>) => (
  <details className={styles.steps}>
    <summary>all steps</summary>
    <ol>
      {lesson.steps.map(({ name }, at) => (
        <li key={name}>
          <button
            type="button"
            aria-current={at === place.step ? 'step' : undefined}
            onClick={() => goTo(placeAt(at))}
          >
            <i aria-hidden="true">{at + 1}</i>
            {name}
          </button>
        </li>
      ))}
    </ol>
  </details>
)
