import { noticeBell, noticeReadAll } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePush } from '../live/live'

const BELL = ['bell']

/** The last notices of the viewer, kept up to date by pushes, and what marks all as read. */
export function useBell() {
  const send = useSend()
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: BELL, queryFn: () => send(noticeBell, {}) })
  const reload = () => queries.invalidateQueries({ queryKey: BELL })
  usePush('bell', () => void reload())
  const readAll = async () => {
    try {
      await send(noticeReadAll, {})
    } catch (error) {
      // The call shows its own failure.
      console.error('bell', error)
    }
    await reload()
  }
  return { notices: data?.notices ?? [], readAll }
}
