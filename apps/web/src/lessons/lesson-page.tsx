import { lessonFetch } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { GameNotice } from '../game/game-notice'
import { useDocumentTitle } from '../shell/use-document-title'
import { ListError } from '../tables/list-error'
import { LessonGame } from './lesson-game'
import { useLessons } from './use-lessons'

/** A guided game: the whole lesson is fetched once, then nothing more is needed of the server. */
export function LessonPage() {
  const { id = '' } = useParams()
  const send = useSend()
  const { data, isError, refetch } = useQuery({
    queryKey: ['lesson', id],
    queryFn: () => send(lessonFetch, { lesson: id }),
    staleTime: Infinity,
  })
  useDocumentTitle(data === undefined ? 'Lesson' : `Lesson: ${data.lesson.title}`)
  const lessons = useLessons()
  if (isError) return <ListError retry={() => void refetch()} />
  const progress = lessons?.find((one) => one.id === id)
  if (data === undefined || progress === undefined) return <GameNotice text="Loading..." />
  return <LessonGame key={id} lesson={data.lesson} progress={progress} />
}
