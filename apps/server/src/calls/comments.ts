import {
  type BodyOf,
  gameCommentAdd,
  gameCommentDelete,
  gameCommentEdit,
  gameComments,
  type MomentComment,
  MOST_COMMENTS,
} from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { denied, notFound } from '../failures/failures'
import { commentsFor, wireComment } from '../play/comments'
import type { RunningGame } from '../play/running-game'
import { ownSeat, seatOf } from '../play/seat'
import { sightBack } from '../play/sight'
import { refusal } from '../refusals/refusal'
import type { Caller, Services } from '../services'
import {
  addComment,
  commentAuthor,
  countComments,
  removeComment,
  rewriteComment,
} from '../store/records/moment-comments'

/**
 * Comments on moments of a game: its players', and once it is over those of all who may look at it (rules:
 * hub 9).
 */
export function commentCalls(on: ReturnType<typeof callsOn>): void {
  on(gameComments, async ({ gameId }, { services, caller }) => {
    sightBack(await services.play.current(gameId), caller, undefined)
    return { comments: await commentsFor(services.store.db, gameId, caller._id) }
  })
  on(gameCommentAdd, (body, { services, caller }) => added(services, caller, body))
  on(gameCommentEdit, async ({ gameId, commentId, text }, { services, caller }) => {
    const { authorId } = await found(services, caller, { gameId, commentId })
    if (authorId !== caller._id) throw denied('comment_of_another')
    await rewriteComment(services.store.db, commentId, text)
    services.live.commentsChanged({ gameId })
    return {}
  })
  on(gameCommentDelete, async ({ gameId, commentId }, { services, caller }) => {
    const { authorId } = await found(services, caller, { gameId, commentId })
    if (authorId !== caller._id && !caller.isAdmin) throw denied('comment_of_another')
    await removeComment(services.store.db, commentId)
    services.live.commentsChanged({ gameId })
    return {}
  })
}

async function added(
  services: Services,
  caller: Caller,
  { gameId, seq, text }: BodyOf<typeof gameCommentAdd>,
): Promise<{ comment: MomentComment }> {
  const { db } = services.store
  const game = await services.play.current(gameId)
  const author = authorIn(game, caller)
  if (seq > game.answers.length) throw refusal('moment_to_come', { count: game.answers.length })
  if ((await countComments(db, gameId)) >= MOST_COMMENTS)
    throw refusal('too_many_comments', { most: MOST_COMMENTS })
  const row = await addComment(db, { game_id: gameId, author_id: caller._id, author, seq, text })
  services.live.commentsChanged({ gameId })
  return { comment: wireComment(row, caller._id) }
}

/**
 * Returns the name under which a caller comments: their seat's while the game runs, and of those who only
 * look at it once it is over their own. Refuses everybody else.
 */
function authorIn(game: RunningGame, caller: Caller): string {
  sightBack(game, caller, undefined)
  return game.gameOver ? (seatOf(game, caller) ?? caller.name) : ownSeat(game, caller)
}

/** Returns who wrote a comment on a game that a caller may look at. Refuses where there is none. */
async function found(
  { store, play }: Services,
  caller: Caller,
  named: { readonly gameId: string; readonly commentId: string },
): Promise<{ readonly authorId: string }> {
  sightBack(await play.current(named.gameId), caller, undefined)
  const authorId = await commentAuthor(store.db, named)
  if (authorId === undefined) throw notFound('comment', named.commentId)
  return { authorId }
}
