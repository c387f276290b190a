import type { Db, Tx } from '../driver/store'

/** When somebody is on vacation, ms since 1970. */
export interface Vacation {
  readonly userId: string
  readonly from: number
  readonly until: number
}

/** Returns the vacations of people, past ones included, in their order. */
export async function vacationsOf(db: Db, userIds: readonly string[]): Promise<readonly Vacation[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .selectFrom('vacations')
    .selectAll()
    .where('user_id', 'in', userIds)
    .orderBy('begins')
    .execute()
  return rows.map(({ user_id, begins, ends }) => ({
    userId: user_id,
    from: Number(begins),
    until: Number(ends),
  }))
}

export const addVacation = async (tx: Tx, { userId, from, until }: Vacation): Promise<void> => {
  await tx.insertInto('vacations').values({ user_id: userId, begins: from, ends: until }).execute()
}

/** Ends a vacation at a moment; one that has not begun by then never was. */
export async function endVacation(tx: Tx, { userId, from }: Vacation, at: number): Promise<void> {
  if (from >= at)
    await tx.deleteFrom('vacations').where('user_id', '=', userId).where('begins', '=', from).execute()
  else
    await tx
      .updateTable('vacations')
      .set({ ends: at })
      .where('user_id', '=', userId)
      .where('begins', '=', from)
      .execute()
}
