import {
  gameCommentAdd,
  gameCommentDelete,
  gameCommentEdit,
  gameComments,
  type MomentComment,
  type SerializedGame,
} from '@parlour/protocol'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { sendQuietly, sendWithPlainFailures } from '../api/send'
import { usePush } from '../live/live'

/** The comments on the moments of a game, and what the viewer may do with them. */
export interface Comments {
  readonly list: readonly MomentComment[]
  /** Undefined where the viewer only reads them. */
  readonly write: WriteComments | undefined
}

/** Each rejects with `CallError`. */
interface WriteComments {
  readonly add: (seq: number, text: string) => Promise<void>
  readonly edit: (commentId: string, text: string) => Promise<void>
  readonly remove: (commentId: string) => Promise<void>
}

const NONE: readonly MomentComment[] = []

/** Reads the comments of a game, again whenever they change; those of a file are there. */
export function useComments(
  { _id: gameId, responses, gameOver, settings }: SerializedGame,
  viewer: string,
  filed: readonly MomentComment[] | undefined,
): Comments {
  const queries = useQueryClient()
  const queryKey = useMemo(() => ['game-comments', gameId], [gameId])
  const { data } = useQuery({
    queryKey,
    queryFn: async () => (await sendQuietly(gameComments, { gameId })).comments,
    enabled: filed === undefined,
  })
  const renew = useCallback(() => queries.invalidateQueries({ queryKey }), [queries, queryKey])
  usePush('comments', (push) => {
    if (push.gameId === gameId) void renew()
  })
  const mayWrite = filed === undefined && (gameOver || settings.players.some(({ name }) => name === viewer))
  const write = useMemo(() => (mayWrite ? writing(gameId, renew) : undefined), [mayWrite, gameId, renew])
  const read = filed ?? data ?? NONE
  const count = responses.length
  const list = useMemo(
    // An answer may just have been taken back.
    () => read.map((comment) => (comment.seq > count ? { ...comment, seq: count } : comment)),
    [read, count],
  )
  return useMemo(() => ({ list, write }), [list, write])
}

const writing = (gameId: string, renew: () => Promise<void>): WriteComments => ({
  add: async (seq, text) => {
    await sendWithPlainFailures(gameCommentAdd, { gameId, seq, text })
    await renew()
  },
  edit: async (commentId, text) => {
    await sendWithPlainFailures(gameCommentEdit, { gameId, commentId, text })
    await renew()
  },
  remove: async (commentId) => {
    await sendWithPlainFailures(gameCommentDelete, { gameId, commentId })
    await renew()
  },
})
