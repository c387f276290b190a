import { Menu } from '@mantine/core'
import type {
  ListedLesson,
  SerializedGame,
  WireLesson,
  WireLessonMoment,
  WireLessonProgress,
} from '@parlour/protocol'
import {
  AsksFirst,
  CoachProvider,
  type GameScreenProps,
  SeatsProvider,
  ShownAgainProvider,
  TitleNotes,
} from '@parlour/ui-kit'
import { type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { GameNotice } from '../game/game-notice'
import { GameScreenOf } from '../game/game-screen-of'
import { PlainMenu } from '../game/plain-menu'
import { nothing } from '../game/use-viewers'
import { Coach } from './coach'
import { Pointing } from './pointing'
import { useKeepProgress } from './use-lessons'
import {
  afterAnswer,
  afterClick,
  afterUndo,
  isDone,
  type LessonPlace,
  momentAt,
  placeAfter,
  pointsAt,
  stepAt,
} from './lesson-course'

const NO_GAMES = [] as const
const nothingMoved = () => Promise.reject(new Error('nothing is played again in a lesson'))

interface LessonGameProps {
  readonly lesson: WireLesson
  /** The lesson as lists show it: what it teaches, and how far the viewer came before. */
  readonly progress: ListedLesson
}

/** A guided game on the screen of its kind, with the coach at its side. */
export function LessonGame({ lesson, progress }: LessonGameProps) {
  const [place, goTo] = useState<LessonPlace>(() => placeAfter(lesson, progress))
  useKept({ lesson, place, progress })
  const step = stepAt(lesson, place)
  const moment = step === undefined ? undefined : momentAt(step, place)
  if (step === undefined || moment === undefined) return <GameNotice text="This lesson has no steps." />
  const look = (event: MouseEvent) => {
    const piece = pieceAt(event.target)
    const next = piece === undefined ? undefined : afterClick(step, place, piece)
    if (next !== undefined) goTo(next)
  }
  return (
    <SeatsProvider seats={lesson.settings.players.map(({ name }) => name)}>
      <TitleNotes />
      <Pointing at={pointsAt(step, place)} />
      <ShownAgainProvider passed={NO_GAMES} momentAt={nothingMoved}>
        <AsksFirst value={false}>
          <CoachProvider value={<Coach {...{ lesson, step, place, goTo }} kind={progress.kind} />}>
            <div onClickCapture={look}>
              <Suspense fallback={<GameNotice text="Loading..." />}>
                <GameScreenOf
                  {...screenProps({ lesson, place, moment })}
                  {...acts({ lesson, place, goTo })}
                />
              </Suspense>
            </div>
          </CoachProvider>
        </AsksFirst>
      </ShownAgainProvider>
    </SeatsProvider>
  )
}

/** Keeps the step, so that the lesson goes on there when it is opened again. */
function useKept({ lesson, place, progress }: LessonGameProps & Pick<LessonNow, 'place'>): void {
  const keep = useKeepProgress()
  const last = lesson.steps.length - 1
  const ends = lesson.steps[last]
  const isAtEnd = place.step === last && ends !== undefined && isDone(ends, place)
  const [hasEnded, setEnded] = useState(progress.isDone)
  if (isAtEnd && !hasEnded) setEnded(true)
  const lastKept = useRef<WireLessonProgress>(progress)
  useEffect(() => {
    const step = isAtEnd ? 0 : place.step
    if (lastKept.current.step === step && lastKept.current.isDone === hasEnded) return
    lastKept.current = { step, isDone: hasEnded, isHidden: false }
    void keep(lesson.id, lastKept.current)
  }, [keep, lesson.id, place.step, isAtEnd, hasEnded])
}

/** A piece that was clicked and answers nothing itself. */
function pieceAt(target: EventTarget): string | undefined {
  if (!(target instanceof Element)) return undefined
  const found = target.closest('[data-piece]')
  if (found === null || found.matches('[data-state~="can"]')) return undefined
  return found.getAttribute('data-piece') ?? undefined
}

interface LessonNow {
  readonly lesson: WireLesson
  readonly place: LessonPlace
}

function screenProps({ lesson, place, moment }: LessonNow & { readonly moment: WireLessonMoment }) {
  const { learner } = lesson
  return {
    game: gameAt({ lesson, place, moment }),
    viewer: { _id: learner, name: learner, isAdmin: false, seated: true },
    saving: false,
    sendChat: nothing,
    deleteChat: nothing,
    rematch: nothing,
    fight: nothing,
    menu: () => (
      <PlainMenu name={`Lesson: ${lesson.title}`}>
        <Menu.Item component={Link} to="/">
          leave the lesson
        </Menu.Item>
      </PlainMenu>
    ),
  }
}

/** What the learner may do: answer, and take back. */
function acts({
  lesson,
  place,
  goTo,
}: LessonNow & { readonly goTo: (place: LessonPlace) => void }): Pick<GameScreenProps, 'answer' | 'undo'> {
  return {
    answer: async (request, picks) => goTo(afterAnswer(lesson, place, { request, picks })),
    undo: async () => goTo(afterUndo(lesson, place)),
  }
}

/** Returns the game at a moment in the form in which the server sends games. */
function gameAt({
  lesson,
  place,
  moment: { act: _, requests, ...part },
}: LessonNow & { readonly moment: WireLessonMoment }): SerializedGame {
  return {
    ...part,
    requests: requests.map((request) => ({ ...request, id: `${request.id}.${place.tries}` })),
    _id: lesson.id,
    gameId: lesson.id,
    settings: lesson.settings,
    responses: [],
    branchId: 0,
    seq: place.step * MOST_ACTS + place.at,
    chat: [],
    lastUpdated: 0,
    checksum: 0,
    present: [lesson.learner],
    canUndo: place.step + place.at > 0,
  }
}

/** More acts than any step has, so that a later moment has a higher number. */
const MOST_ACTS = 100
