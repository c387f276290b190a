import { Button, CloseButton } from '@mantine/core'
import type { WireLesson, WireLessonStep } from '@parlour/protocol'
import { Icon } from '@parlour/ui-kit'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import styles from './coach.module.css'
import { COACH_CARD } from './coach-keys'
import { afterAct, afterUndo, isDone, type LessonPlace, placeAt } from './lesson-course'

interface CoachProps {
  readonly lesson: WireLesson
  readonly step: WireLessonStep
  readonly place: LessonPlace
  readonly goTo: (place: LessonPlace) => void
}

/**
 * Says one thing at a time: why and what to do, what was clicked instead, or what happened. It stands beside
 * the board and covers nothing of it.
 */
export function Coach({ lesson, step, place, goTo }: CoachProps) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const done = isDone(step, place)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [place.step])
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
            <Button size="compact-sm" variant="default" onClick={() => goTo(afterUndo(lesson, place))}>
              undo
            </Button>
          )}
          {done ? (
            <NextButton {...{ lesson, place, goTo }} />
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

/** Goes on, at the end to home; takes the focus, so that Enter is enough. */
function NextButton({ lesson, place, goTo }: Omit<CoachProps, 'step'>) {
  const navigate = useNavigate()
  const isLast = place.step === lesson.steps.length - 1
  return (
    <Button
      className={styles.next}
      size="compact-sm"
      variant="filled"
      autoFocus
      onClick={() => (isLast ? void navigate('/') : goTo(placeAt(place.step + 1)))}
    >
      {isLast ? 'done' : 'next'}
    </Button>
  )
}

/** All steps: a done one can be played again, a later one opened. */
const Steps = ({ lesson, place, goTo }: Omit<CoachProps, 'step'>) => (
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
