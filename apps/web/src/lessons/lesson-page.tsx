import { lessonFetch } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { GameNotice } from '../game/game-notice'
import { NoPage } from '../shell/no-page'
import { useDocumentTitle } from '../shell/use-document-title'
import { LessonGame } from './lesson-game'
import { useLessons } from './use-lessons'

/** A guided game: the whole lesson is fetched once, then nothing more is needed of the server. */
export function LessonPage() {
  const { id = '' } = useParams()
  const send = useSend()
  const fetched = useQuery({
    queryKey: ['lesson', id],
    queryFn: () => send(lessonFetch, { lesson: id }),
    staleTime: Infinity,
  })
  const lesson = fetched.data?.lesson
  useDocumentTitle(lesson === undefined ? 'Lesson' : `Lesson: ${lesson.title}`)
  const listed = useLessons()
  const progress = listed.data?.find((one) => one.id === id)
  if (listed.data !== undefined && progress === undefined) return <NoPage reason="There is no such lesson." />
  if (lesson !== undefined && progress !== undefined)
    return <LessonGame key={id} lesson={lesson} progress={progress} />
  const failed = [fetched, listed].filter(({ isError }) => isError)
  if (failed.length === 0) return <GameNotice text="Loading..." />
  const retry = () => failed.forEach(({ refetch }) => void refetch())
  return <NoPage reason="This lesson could not be loaded." retry={retry} />
}
