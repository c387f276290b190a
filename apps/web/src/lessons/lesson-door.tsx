import { Button } from '@mantine/core'
import type { ListedLesson } from '@parlour/protocol'
import { Icon, useStored } from '@parlour/ui-kit'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import styles from './lesson-door.module.css'
import { isOffered, useKeepProgress, useLessons } from './use-lessons'

interface LessonDoorProps {
  /** The kind of game whose lesson is offered; without it the first one there is. */
  readonly kind?: string | null
}

/** Offers a lesson to whoever never played its game, until it is done or hidden. */
export function LessonDoor({ kind }: LessonDoorProps) {
  const { data: lessons, isError } = useLessons()
  const [hidden, setHidden] = useState<string>()
  const lesson = lessons?.find(
    (one) => (kind === undefined || one.kind === kind) && (one.id === hidden || isOffered(one)),
  )
  const isExpected = useExpected(kind, lessons === undefined ? undefined : lesson !== undefined)
  if (lesson === undefined)
    return lessons === undefined && isExpected && !isError ? <div className={styles.space} /> : null
  return (
    <section className={styles.door} aria-label="Lesson">
      {lesson.id === hidden ? (
        <HiddenDoor lesson={lesson} onShown={() => setHidden(undefined)} />
      ) : (
        <OpenDoor lesson={lesson} onHidden={() => setHidden(lesson.id)} />
      )}
    </section>
  )
}

/**
 * Whether an offer stood here at the last visit of this browser, or nobody visited yet: its room is then kept
 * free while it is asked for, so that nothing moves when it comes.
 */
function useExpected(kind: LessonDoorProps['kind'], isThere: boolean | undefined): boolean {
  const key = `lesson-door-${kind === undefined ? 'home' : (kind ?? 'none')}`
  const [isExpected, expect] = useStored({ key, defaultValue: kind !== null })
  const keep = useEffectEvent(expect)
  useEffect(() => {
    if (isThere !== undefined && isThere !== isExpected) keep(isThere)
  }, [isThere, isExpected])
  return isExpected
}

interface OpenDoorProps {
  readonly lesson: ListedLesson
  readonly onHidden: () => void
}

function OpenDoor({ lesson, onHidden }: OpenDoorProps) {
  const keep = useKeepProgress()
  const { id, title, minutes, steps } = lesson
  // A lesson may have become shorter than what was kept.
  const step = lesson.step < steps.length ? lesson.step : 0
  const hide = async () => {
    onHidden()
    await keep(id, { ...lesson, isHidden: true })
  }
  return (
    <>
      <Icon name="info" size={20} />
      <p>
        <strong>{step === 0 ? `New to ${title}? ${minutes} minutes` : `Go on with ${title}`}</strong>{' '}
        <span>
          {step === 0
            ? 'A guided first game, step by step.'
            : `Step ${step + 1} of ${steps.length}: ${(steps[step] ?? '').toLowerCase()}.`}
        </span>
      </p>
      <span className={styles.acts}>
        <Button size="compact-sm" variant="default" onClick={() => void hide()}>
          hide
        </Button>
        <Button size="compact-sm" variant="filled" component={Link} to={`/lesson/${id}`}>
          {step === 0 ? 'start the lesson' : 'go on'}
        </Button>
      </span>
    </>
  )
}

function HiddenDoor({ lesson, onShown }: Pick<OpenDoorProps, 'lesson'> & { readonly onShown: () => void }) {
  const keep = useKeepProgress()
  return (
    <>
      <p>The lesson is hidden.</p>
      <span className={styles.acts}>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => void keep(lesson.id, { ...lesson, isHidden: false }).then(onShown)}
        >
          undo
        </Button>
      </span>
    </>
  )
}
