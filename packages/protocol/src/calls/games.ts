import type { Pick } from '@parlour/kernel'
import { z } from 'zod'
import { call, count, type EmptyAnswer, id, LONG_ANSWER, text, WHOLE_HISTORY } from '../call'
import type { GameFile } from '../game-file'
import { partsIn } from '../parts'
import type { GamePush } from '../push'
import type { ChatEntry, GameMoment, MomentComment, SerializedGame } from '../records'
import type { GameStory } from '../story'

/** Limits far above what any game asks for. */
const MOST_PICKS = 500
const MOST_PARTS = 10_000
const LONGEST_PICK = 500
const LONGEST_FIELD = 100

/**
 * Whether a value is a text, a number or an object. Checked by hand: a Zod schema takes forty times as long.
 */
function isPick(value: unknown): value is Pick {
  if (typeof value === 'string') return value.length <= LONGEST_PICK
  if (typeof value !== 'object') return typeof value === 'number'
  if (value === null || Array.isArray(value)) return false
  return Object.keys(value).every((field) => field.length <= LONGEST_FIELD)
}
const isSelection = (value: unknown): value is Pick[] =>
  Array.isArray(value) &&
  value.length <= MOST_PICKS &&
  value.every(isPick) &&
  partsIn(value, MOST_PARTS) <= MOST_PARTS
/** What a seat answers: actor and title of the request, and the picks; nested as `[{title, selection}]`. */
export const response = z.object({
  actor: text(100),
  title: text(500),
  selection: z
    .custom<Pick[]>(isSelection, `must be a list of at most ${MOST_PICKS} picks`)
    .meta({ title: 'selection' })
    .default([]),
  requestId: text(200).optional(),
})

export const gameCreate = call<{ gameId: string }>()(
  'game/create',
  z.object({ lobbyId: id, linkedDraftId: id.optional() }),
)
/**
 * With `upTo`, the game as it stood after that many answers; `full`, for admins, is the present with all its
 * secrets. A game that is over is told to everybody signed in, as a spectator sees it and without its chat,
 * unless its players closed it. `eyes`: as the seat of that name knew it, once the game is over.
 */
export const gameFetch = call<{ game: SerializedGame }>()(
  'game/fetch',
  z.object({
    gameId: id,
    full: z.boolean().optional(),
    upTo: count.optional(),
    eyes: text(100).optional(),
  }),
  { reads: true },
)
/**
 * Moments of a game in order, the first of them whole (`WholeMoment`), each other one as its change from the
 * one before (`ChangedMoment`).
 */
export interface GameMoments {
  readonly moments: readonly GameMoment[]
  /** The first moment that is still known, where that is later than `from`; the answer begins there. */
  readonly first?: number
}
/**
 * The moments after `from` to `to` answers, both included, at most `MOST_MOMENTS`, as one seat knew them: the
 * caller's own, or that of a spectator for a caller without a seat. `eyes` names another seat, once the game
 * is over.
 */
export const gameMoments = call<GameMoments>()(
  'game/moments',
  z.object({ gameId: id, from: count, to: count, eyes: text(100).optional() }),
  { reads: true, cost: 5 },
)
/**
 * A game as a file: everything the caller may know of it, moment by moment. Once the game is over, also what
 * every seat knew, and what the game follows from; with `own` also then what their own seat knew alone, so
 * that an undo may still lead back into the game.
 */
export const gameFile = call<{ file: GameFile }>()(
  'game/file',
  z.object({ gameId: id, own: z.boolean().optional() }),
  { reads: true, cost: 50 },
)
/**
 * How a game that is over ended and went: who won and why, charts, turning points, figures and times. It
 * tells every secret of the game, so that from then on no undo leads back into it.
 */
export const gameStory = call<{ story: GameStory }>()('game/story', z.object({ gameId: id }), {
  reads: true,
  cost: 10,
})
/**
 * A player makes the link by which whoever has it sees how a game ended that is over: a page for the previews
 * of chats, with a picture at `<path>/picture.png`. It shows nothing while the game is closed to others.
 */
export const gameShare = call<{ path: string }>()('game/share', z.object({ gameId: id }), {
  reads: true,
  cost: 10,
})
/** A player closes a game to those who did not play it, or opens it: it counts once the game is over. */
export const gameSetClosed = call<EmptyAnswer>()(
  'game/set_closed',
  z.object({ gameId: id, closed: z.boolean() }),
)
export const gameKill = call<EmptyAnswer>()('game/kill', z.object({ gameId: id }))
export const gameRematch = call<{ lobbyId: string }>()('game/rematch', z.object({ gameId: id }))
/** The page that sends a change: the version of the game that it holds, and the id of its live connection. */
export const sender = { knows: count.optional(), page: text(64).optional() }
/**
 * The answer of the calls that change a game. A `page` that watches the game gets only the new version, since
 * the change itself comes with the push. Another caller that `knows` the version before gets the change; all
 * others get the whole game.
 */
export interface GameSaved {
  readonly serializedGame:
    | SerializedGame
    | { readonly _id: string; readonly branchId: number; readonly seq: number }
  readonly push?: GamePush
}
export const gameSaveResponse = call<GameSaved>()(
  'game/save_response',
  z.object({
    gameId: id,
    response,
    requestKey: text(64).optional(),
    ...sender,
  }),
  { mostBytes: LONG_ANSWER },
)
export const gameSaveFull = call<{ serializedGame: SerializedGame }>()(
  'game/save_full',
  z.object({
    gameId: id.optional(),
    _id: id.optional(),
    branchId: count.optional(),
    responses: z.array(z.unknown()).max(20000),
    overwrite: z.boolean().optional(),
  }),
  { mostBytes: WHOLE_HISTORY },
)
export const gameUndo = call<GameSaved & { result: string }>()(
  'game/undo',
  z.object({
    gameId: id,
    count: z.number().int().min(1).max(1000),
    branchId: count.optional(),
    ...sender,
  }),
)
/** What somebody says to others. */
export const said = z.string().trim().min(1, 'may not be empty').max(2000, 'may have at most 2000 characters')
export const gameChatAdd = call<{ entry: ChatEntry }>()(
  'game/chat_add',
  z.object({
    gameId: id,
    text: said,
  }),
)
/**
 * The lines of a game's chat before one of them, the oldest first; `more` where there are older ones still.
 */
export const gameChatBefore = call<{ entries: ChatEntry[]; more: boolean }>()(
  'game/chat_before',
  z.object({ gameId: id, chatId: id }),
  { reads: true },
)
export const gameChatDelete = call<EmptyAnswer>()(
  'game/chat_delete',
  z.object({ gameId: id, chatId: text(40) }),
)
/** The comments on moments of a game, by moment. */
export const gameComments = call<{ comments: MomentComment[] }>()('game/comments', z.object({ gameId: id }), {
  reads: true,
})
/** Comments on a game as it stood after `seq` answers: a player, and once it is over all who may see it. */
export const gameCommentAdd = call<{ comment: MomentComment }>()(
  'game/comment_add',
  z.object({ gameId: id, seq: count, text: said }),
)
export const gameCommentEdit = call<EmptyAnswer>()(
  'game/comment_edit',
  z.object({ gameId: id, commentId: id, text: said }),
)
export const gameCommentDelete = call<EmptyAnswer>()(
  'game/comment_delete',
  z.object({ gameId: id, commentId: id }),
)
