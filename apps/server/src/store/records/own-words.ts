import { defined } from '@parlour/kernel'
import type { Db } from '../driver/store'
import type { LeftAnswer } from './answers-ahead'
import { moment } from './own-rows'

/** Returns what a person said in the chats of games. */
export async function ownChat(db: Db, userId: string) {
  const rows = await db
    .selectFrom('chat')
    .innerJoin('games', 'games.id', 'chat.game_id')
    .select(['games.name as game', 'chat.game_id', 'chat.text', 'chat.at'])
    .where('chat.author_id', '=', userId)
    .orderBy('chat.at')
    .execute()
  return rows.map(({ at, game, game_id, text }) => ({ at: moment(at), game, gameId: game_id, text }))
}

/** Returns a person's comments on moments of games. */
export async function ownComments(db: Db, userId: string) {
  const rows = await db
    .selectFrom('moment_comments as comment')
    .innerJoin('games', 'games.id', 'comment.game_id')
    .select(['games.name as game', 'comment.game_id', 'comment.seq', 'comment.text', 'comment.at'])
    .select('comment.edited_at')
    .where('comment.author_id', '=', userId)
    .orderBy('comment.at')
    .execute()
  return rows.map(({ at, game, game_id, seq, text, edited_at }) => ({
    at: moment(at),
    ...defined({ edited: edited_at === null ? undefined : moment(edited_at) }),
    game,
    gameId: game_id,
    afterAnswers: seq,
    text,
  }))
}

/** Returns what a person said while they looked on at games of others. */
export async function ownOnlookerChat(db: Db, userId: string) {
  const rows = await db
    .selectFrom('onlooker_chat as line')
    .innerJoin('games', 'games.id', 'line.game_id')
    .select(['games.name as game', 'line.game_id', 'line.text', 'line.at'])
    .where('line.author_id', '=', userId)
    .orderBy('line.at')
    .execute()
  return rows.map(({ at, game, game_id, text }) => ({ at: moment(at), game, gameId: game_id, text }))
}

/** Returns the answers that a person left ahead, as their own page reads them. */
export async function ownAnswersAhead(db: Db, userId: string) {
  const rows = await db
    .selectFrom('answers_ahead as left')
    .innerJoin('game_players as mine', (join) =>
      join.onRef('mine.game_id', '=', 'left.game_id').onRef('mine.name', '=', 'left.seat'),
    )
    .innerJoin('games', 'games.id', 'left.game_id')
    .select(['games.name as game', 'left.game_id', 'left.answer', 'left.made', 'left.given'])
    .where('mine.user_id', '=', userId)
    .orderBy('left.made')
    .execute()
  return rows.map(({ game, game_id, answer, made, given }) => {
    // Only `addAnswerAhead` writes it.
    const { question, picks } = JSON.parse(answer) as LeftAnswer
    return { made: moment(made), game, gameId: game_id, ...defined({ question }), picks, given }
  })
}

/** Returns how far a person came in lessons. */
export async function ownLessons(db: Db, userId: string) {
  const rows = await db.selectFrom('lesson_progress').selectAll().where('user_id', '=', userId).execute()
  return rows.map(({ lesson, step, is_done }) => ({ lesson, step, done: is_done === 1 }))
}

/**
 * Returns what a person did that is kept for accountability, and what others did to their account. Addresses
 * are their own alone; what an admin did in their name came from the admin's.
 */
export async function ownActs(db: Db, userId: string) {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('users as actors', 'actors.id', 'audit.actor_id')
    .leftJoin('users as targets', 'targets.id', 'audit.target_id')
    .leftJoin('users as behind', 'behind.id', 'audit.admin_id')
    .select(['audit.at', 'audit.action', 'audit.actor_id', 'audit.admin_id', 'audit.ip', 'audit.target_id'])
    .select(['actors.name as by', 'targets.name as target', 'behind.name as behind'])
    .where((is) =>
      is.or([
        is('audit.actor_id', '=', userId),
        is('audit.target_id', '=', userId),
        is('audit.admin_id', '=', userId),
      ]),
    )
    .orderBy('audit.at')
    .execute()
  return rows.map(({ at, action, actor_id, admin_id, ip, target_id, by, target, behind }) => ({
    at: moment(at),
    action,
    by,
    on: target ?? target_id,
    ...(behind === null ? {} : { behind }),
    ...((admin_id ?? actor_id) === userId && ip !== null ? { address: ip } : {}),
  }))
}

/** Returns the links for one person that somebody made; what opens them is not kept. */
export async function ownLinks(db: Db, userId: string) {
  const rows = await db
    .selectFrom('one_time_links')
    .select(['kind', 'created', 'expires', 'used'])
    .where('made_by', '=', userId)
    .orderBy('created')
    .execute()
  return rows.map(({ kind, created, expires, used }) => ({
    kind,
    made: moment(created),
    expires: moment(expires),
    ...defined({ used: used === null ? undefined : moment(used) }),
  }))
}
