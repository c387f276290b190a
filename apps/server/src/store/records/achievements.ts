import { readFilters, type WireAchievement } from '@parlour/protocol'
import type { Selectable } from 'kysely'
import { parsed } from '../driver/json'
import type { Db, Tx } from '../driver/store'
import type { AchievementsTable } from '../cube-tables'

export type AchievementRow = Selectable<AchievementsTable>

/**
 * Unclaimed ones by creation, claimed ones by claim, newest first; hidden texts only for those who may read
 * them.
 */
export async function achievementsFor(
  db: Db,
  cubeId: string,
  viewerId: string,
): Promise<readonly WireAchievement[]> {
  const rows = await db.selectFrom('achievements').selectAll().where('cube_id', '=', cubeId).execute()
  const reveals = await db
    .selectFrom('achievement_reveals')
    .select('n')
    .where('cube_id', '=', cubeId)
    .where('user_id', '=', viewerId)
    .execute()
  const revealed = new Set(reveals.map((row) => row.n))
  const when = (row: AchievementRow) => row.claimed_at ?? row.created_at
  return [...rows]
    .sort((a, b) => when(b) - when(a) || b.n - a.n)
    .map((row) =>
      wireAchievement(row, row.created_by === viewerId || row.claimed_by === viewerId || revealed.has(row.n)),
    )
}

function wireAchievement(row: AchievementRow, knows: boolean): WireAchievement {
  return {
    id: `achievement-${row.n}`,
    name: row.name,
    unlock: row.unlock,
    ...(knows ? { hidden: row.hidden } : {}),
    createdAt: new Date(row.created_at).toISOString(),
    createdBy: row.created_by,
    claimedAt: row.claimed_at === null ? null : new Date(row.claimed_at).toISOString(),
    claimedBy: row.claimed_by,
    rev: row.rev,
    ...(row.filters === null ? {} : { filters: readFilters(parsed(row.filters)) }),
  }
}

/** How many achievements a cube has, claimed or not. */
export async function achievementsListed(db: Db, cubeId: string): Promise<number> {
  const { n } = await db
    .selectFrom('achievements')
    .select((of) => of.fn.countAll().as('n'))
    .where('cube_id', '=', cubeId)
    .executeTakeFirstOrThrow()
  return Number(n)
}

export const achievementByNumber = (db: Db, cubeId: string, n: number): Promise<AchievementRow | undefined> =>
  db
    .selectFrom('achievements')
    .selectAll()
    .where('cube_id', '=', cubeId)
    .where('n', '=', n)
    .executeTakeFirst()

/** The stored fields of an achievement. */
export interface AchievementText {
  readonly name: string
  readonly unlock: string
  readonly hidden: string
  readonly filters: readonly unknown[] | undefined
}

/** Adds an achievement with the next number. */
export async function addAchievement(
  tx: Tx,
  cubeId: string,
  { filters, createdBy, ...text }: AchievementText & { readonly createdBy: string },
): Promise<void> {
  const { n } = await tx
    .updateTable('cubes')
    .set((value) => ({ last_achievement: value('last_achievement', '+', 1) }))
    .where('id', '=', cubeId)
    .returning('last_achievement as n')
    .executeTakeFirstOrThrow()
  const row: AchievementRow = {
    ...text,
    cube_id: cubeId,
    n,
    filters: filters === undefined ? null : JSON.stringify(filters),
    created_at: Date.now(),
    created_by: createdBy,
    claimed_at: null,
    claimed_by: null,
    rev: 0,
  }
  await tx.insertInto('achievements').values(row).execute()
}

/** Overwrites an achievement; without a hidden text or filters, it keeps those it has. */
export async function changeAchievement(
  tx: Tx,
  row: AchievementRow,
  {
    name,
    unlock,
    hidden,
    filters,
  }: Omit<AchievementText, 'hidden'> & { readonly hidden: string | undefined },
): Promise<void> {
  await tx
    .updateTable('achievements')
    .set({
      name,
      unlock,
      hidden: hidden ?? row.hidden,
      filters: filters === undefined ? row.filters : JSON.stringify(filters),
      rev: row.rev + 1,
    })
    .where('cube_id', '=', row.cube_id)
    .where('n', '=', row.n)
    .execute()
}

/** Claims an achievement for a user; returns whether nobody had. */
export async function claimAchievement(tx: Tx, row: AchievementRow, userId: string): Promise<boolean> {
  const result = await tx
    .updateTable('achievements')
    .set({ claimed_at: Date.now(), claimed_by: userId })
    .where('cube_id', '=', row.cube_id)
    .where('n', '=', row.n)
    .where('claimed_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** From now on this user may read the hidden text. */
export async function revealAchievement(db: Db, row: AchievementRow, userId: string): Promise<void> {
  await db
    .insertInto('achievement_reveals')
    .values({ cube_id: row.cube_id, n: row.n, user_id: userId, at: Date.now() })
    .onConflict((conflict) => conflict.columns(['cube_id', 'n', 'user_id']).doNothing())
    .execute()
}

/** Removes an achievement and who revealed it. */
export async function removeAchievement(tx: Tx, row: AchievementRow): Promise<void> {
  for (const table of ['achievement_reveals', 'achievements'] as const)
    await tx.deleteFrom(table).where('cube_id', '=', row.cube_id).where('n', '=', row.n).execute()
}
