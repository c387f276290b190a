import type { Db, Tx } from '../driver/store'

/** How far somebody came in a lesson. */
export interface LessonProgress {
  /** The id of the lesson. */
  readonly lesson: string
  /** The step to go on with, from 0. */
  readonly step: number
  readonly isDone: boolean
  /** They do not want to be offered it. */
  readonly isHidden: boolean
}

/** Returns how far somebody came in each lesson that they began or hid, by its id. */
export async function lessonProgressOf(
  db: Db,
  userId: string,
): Promise<ReadonlyMap<string, Omit<LessonProgress, 'lesson'>>> {
  const rows = await db.selectFrom('lesson_progress').selectAll().where('user_id', '=', userId).execute()
  return new Map(
    rows.map(({ lesson, step, is_done, is_hidden }) => [
      lesson,
      { step, isDone: is_done === 1, isHidden: is_hidden === 1 },
    ]),
  )
}

export async function saveLessonProgress(
  tx: Tx,
  userId: string,
  { lesson, step, isDone, isHidden }: LessonProgress,
): Promise<void> {
  const values = { step, is_done: isDone ? 1 : 0, is_hidden: isHidden ? 1 : 0 }
  await tx
    .insertInto('lesson_progress')
    .values({ user_id: userId, lesson, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'lesson']).doUpdateSet(values))
    .execute()
}

/** Returns the kinds of games of which somebody finished one. */
export async function finishedKindsOf(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('game_players')
    .innerJoin('games', 'games.id', 'game_players.game_id')
    .select('games.kind')
    .distinct()
    .where('game_players.user_id', '=', userId)
    .where('games.game_over', '=', 1)
    .execute()
  return new Set(rows.map(({ kind }) => kind))
}
