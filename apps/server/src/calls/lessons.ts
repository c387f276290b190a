import type { GuidedLesson, Json, LessonMoment } from '@parlour/kernel'
import { lessonFetch, type WireLesson, type WireLessonMoment } from '@parlour/protocol'
import { notFound } from '../failures/failures'
import type { Games } from '../games/module'
import type { callsOn } from '../http/calls'
import { overDataOf } from '../play/change'

const RIVAL = 'Ada'

/** Guided games. They are played from nothing at every call: no game is stored, and nothing is secret. */
export function lessonCalls(on: ReturnType<typeof callsOn>): void {
  on(lessonFetch, async ({ lesson: id }, { services, caller }) => {
    const lesson = lessonsOf(services.games).find((one) => one.lesson.id === id)
    if (lesson === undefined) throw notFound('lesson', id)
    return { lesson: lessonFor(lesson, caller.name) }
  })
}

const lessonsOf = (games: Games): readonly GuidedLesson[] =>
  [...games.values()].flatMap(({ lessons = [] }) => lessons)

/** Returns a lesson with the caller at the table. Who is called like the rival is called You. */
function lessonFor(guided: GuidedLesson, name: string): WireLesson {
  const learner = name.toLowerCase() === RIVAL.toLowerCase() ? 'You' : name
  const { settings, steps } = guided.play([learner, RIVAL])
  const { id, title, minutes } = guided.lesson
  return {
    id,
    title,
    minutes,
    settings: settings as WireLesson['settings'],
    learner,
    steps: steps.map((step) => ({ ...step, moments: step.moments.map(wireMoment) })),
  }
}

function wireMoment({ outcome, view, log, ...rest }: LessonMoment): WireLessonMoment {
  const gameOverData = overDataOf(outcome)
  return {
    ...rest,
    view: view as Json,
    gameOver: gameOverData !== null,
    gameOverData,
    log: log.map((line, id) => ({ type: 'log', id, ...line })),
  }
}
