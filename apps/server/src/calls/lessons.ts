import type { GuidedLesson, Json, LessonMoment } from '@parlour/kernel'
import {
  lessonAll,
  lessonFetch,
  lessonSaveProgress,
  type WireLesson,
  type WireLessonMoment,
  type WireLessonProgress,
} from '@parlour/protocol'
import { notFound } from '../failures/failures'
import type { Games } from '../games/module'
import type { callsOn } from '../http/calls'
import { overDataOf } from '../play/change'
import { finishedKindsOf, lessonProgressOf, saveLessonProgress } from '../store/records/lesson-progress'

const RIVAL = 'Ada'

/**
 * Guided games. They are played from nothing at every call: what is stored is how far somebody came, and no
 * game.
 */
export function lessonCalls(on: ReturnType<typeof callsOn>): void {
  on(lessonAll, async (_body, { services: { games, store }, caller }) => {
    const progress = await lessonProgressOf(store.db, caller._id)
    const known = await finishedKindsOf(store.db, caller._id)
    const lessons = lessonsOf(games).map(({ kind, guided: { lesson } }) => ({
      ...(progress.get(lesson.id) ?? BEFORE),
      id: lesson.id,
      kind,
      title: lesson.title,
      minutes: lesson.minutes,
      steps: lesson.steps.map(({ name }) => name),
      isKnown: known.has(kind),
    }))
    return { lessons }
  })

  on(lessonSaveProgress, async (progress, { services: { games, store }, caller }) => {
    lessonById(games, progress.lesson)
    await store.write((tx) => saveLessonProgress(tx, caller._id, progress))
    return {}
  })

  on(lessonFetch, async ({ lesson: id }, { services, caller }) => {
    return { lesson: lessonFor(lessonById(services.games, id), caller.name) }
  })
}

/** How far everybody is who never began. */
const BEFORE: WireLessonProgress = { step: 0, isDone: false, isHidden: false }

/** Returns all lessons, each with the kind of game that it teaches. */
const lessonsOf = (games: Games) =>
  [...games].flatMap(([kind, { lessons = [] }]) => lessons.map((guided) => ({ kind, guided })))

/** Returns the lesson of an id. Refuses one that there is none of. */
function lessonById(games: Games, id: string): GuidedLesson {
  const found = lessonsOf(games).find(({ guided }) => guided.lesson.id === id)
  if (found === undefined) throw notFound('lesson', id)
  return found.guided
}

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
