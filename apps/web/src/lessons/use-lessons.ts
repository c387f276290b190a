import { type ListedLesson, lessonAll, lessonSaveProgress, type WireLessonProgress } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'

const LESSONS = ['lessons']

/** Returns the request for all lessons with how far the viewer came in each. */
export function useLessons(): UseQueryResult<readonly ListedLesson[]> {
  const send = useSend()
  return useQuery({ queryKey: LESSONS, queryFn: async () => (await send(lessonAll, {})).lessons })
}

/** Returns what keeps how far the viewer came in a lesson. What cannot be kept stops nobody. */
export function useKeepProgress(): (lesson: string, progress: WireLessonProgress) => Promise<void> {
  const send = useSend()
  const queries = useQueryClient()
  return useCallback(
    async (lesson, { step, isDone, isHidden }) => {
      try {
        await send(lessonSaveProgress, { lesson, step, isDone, isHidden })
        await queries.invalidateQueries({ queryKey: LESSONS })
      } catch (error) {
        console.error('lesson/save_progress', error)
      }
    },
    [send, queries],
  )
}

/** Whether somebody who never played a game should be offered its lesson. */
export const isOffered = ({ isDone, isHidden, isKnown, step }: ListedLesson): boolean =>
  !isDone && !isHidden && (!isKnown || step > 0)
