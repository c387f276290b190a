import { joinClasses } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { type GameCourse, nextStep } from './course'
import styles from './look-bar.module.css'
import { StepIcon } from './step-icon'
import type { LookOptions } from './use-look-options'
import type { Playback } from './use-playback'

interface LookStepsProps {
  readonly at: number
  readonly course: GameCourse
  readonly options: LookOptions
  readonly playback: Playback
  readonly goTo: (at: number) => void
}

/** First, back, play, forward, last. */
export function LookSteps({ at, course, options, playback, goTo }: LookStepsProps) {
  const { isPlaying, toggle } = playback
  const { skips, limit } = options
  const step = (by: 1 | -1) => goTo(nextStep(course, at, { by, skips }))
  const count = course.answers.length
  return (
    <span className={styles.steps} role="group" aria-label="Steps">
      <Step name="First" hint="First (Home)" disabled={at === 0} onClick={() => goTo(0)}>
        <StepIcon name="first" />
      </Step>
      <Step name="Back" hint="Back one answer (←), a turn ([)" disabled={at === 0} onClick={() => step(-1)}>
        <StepIcon name="back" />
      </Step>
      <button
        type="button"
        className={joinClasses(styles.step, styles.play)}
        aria-label={isPlaying ? 'Pause' : 'Play'}
        title={isPlaying ? 'Pause (space)' : 'Play (space)'}
        onClick={toggle}
      >
        <StepIcon name={isPlaying ? 'pause' : 'play'} size={15} />
      </button>
      <Step
        name="Forward"
        hint="Forward one answer (→), a turn (])"
        disabled={at === count}
        onClick={() => step(1)}
      >
        <StepIcon name="forward" />
      </Step>
      <Step name="Last" hint="Last (End)" disabled={at === limit} onClick={() => goTo(limit)}>
        <StepIcon name="last" />
      </Step>
    </span>
  )
}

interface StepProps {
  readonly name: string
  readonly hint: string
  readonly disabled: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** Stays focusable where it leads nowhere: a button that went away would take the focus with it. */
const Step = ({ name, hint, disabled, onClick, children }: StepProps) => (
  <button
    type="button"
    className={styles.step}
    aria-label={name}
    title={hint}
    aria-disabled={disabled || undefined}
    onClick={() => {
      if (!disabled) onClick()
    }}
  >
    {children}
  </button>
)
