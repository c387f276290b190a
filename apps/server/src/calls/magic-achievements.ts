import { Refusal } from '@parlour/kernel'
import {
  type BodyOf,
  cubeAchievements,
  cubeClaimAchievement,
  cubeDeleteAchievement,
  cubeRevealAchievement,
  cubeUpdateAchievement,
} from '@parlour/protocol'
import type { Selectable } from 'kysely'
import type { callsOn } from '../http/calls'
import { checkFresh } from '../failures/check-fresh'
import { notFound } from '../failures/failures'
import { checkMayDelete, inLegacyCube } from '../magic/legacy-cube'
import { checkLegacy, existingCube } from '../magic/rights'
import type { Db, Tx } from '../store/driver/store'
import { achievementsFor } from '../store/records/cubes'
import { numberIn } from '../store/records/scars'
import type { AchievementsTable } from '../store/tables'

type AchievementRow = Selectable<AchievementsTable>

/** Achievements of legacy cubes: written, revealed and claimed by anybody signed in, final once claimed (rules: library 3). Stale saves are answered with the achievement as it stands. */
export function magicAchievementCalls(on: ReturnType<typeof callsOn>): void {
  editCalls(on)
  on(cubeAchievements, async ({ cubeId }, { services: { store }, caller }) => {
    const { id } = await existingCube(store.db, cubeId)
    return { achievements: await achievementsFor(store.db, id, caller._id) }
  })
  on(cubeRevealAchievement, async ({ cubeId, achievementId }, { services, caller }) => {
    const { db } = services.store
    checkLegacy(await existingCube(db, cubeId))
    const row = existing(await achievementOf(db, cubeId, achievementId), achievementId)
    const reveal = { cube_id: cubeId, n: row.n, user_id: caller._id, at: Date.now() }
    const columns = ['cube_id', 'n', 'user_id'] as const
    await db
      .insertInto('achievement_reveals')
      .values(reveal)
      .onConflict((conflict) => conflict.columns([...columns]).doNothing())
      .execute()
    return { hidden: row.hidden }
  })
  on(cubeClaimAchievement, ({ cubeId, achievementId }, { services, caller }) =>
    inLegacyCube({ services, caller, cubeId }, async (tx) => {
      const row = existing(await achievementOf(tx, cubeId, achievementId), achievementId)
      const query = tx
        .updateTable('achievements')
        .set(claimBy(caller._id))
        .where('cube_id', '=', cubeId)
        .where('n', '=', row.n)
      const result = await query.where('claimed_at', 'is', null).executeTakeFirst()
      if (result.numUpdatedRows !== 1n) throw new Refusal('This achievement was already claimed.')
    }),
  )
}

const claimBy = (userId: string) => ({ claimed_at: Date.now(), claimed_by: userId })

function editCalls(on: ReturnType<typeof callsOn>): void {
  on(cubeUpdateAchievement, ({ cubeId, achievement }, { services, caller }) =>
    inLegacyCube({ services, caller, cubeId }, async (tx) => {
      const row = await achievementOf(tx, cubeId, achievement.id)
      if (row === undefined) return addAchievement(tx, cubeId, { achievement, createdBy: caller._id })
      if (row.claimed_at !== null) throw new Refusal('A claimed achievement cannot be changed.')
      await checkAsRead(tx, row, { rev: achievement.rev, viewerId: caller._id })
      const { name, unlock, hidden = row.hidden, filters, claimedAt, claimedBy } = achievement
      const linked = filters === undefined ? row.filters : JSON.stringify(filters)
      const isClaim = [claimedAt, claimedBy].some((said) => (said ?? undefined) !== undefined)
      const claim = isClaim ? claimBy(caller._id) : {}
      await tx
        .updateTable('achievements')
        .set({ name, unlock, hidden, filters: linked, rev: row.rev + 1, ...claim })
        .where('cube_id', '=', cubeId)
        .where('n', '=', row.n)
        .execute()
    }),
  )
  on(cubeDeleteAchievement, ({ cubeId, achievement }, { services, caller }) =>
    inLegacyCube({ services, caller, cubeId }, async (tx, cube) => {
      const row = existing(await achievementOf(tx, cubeId, achievement.id), achievement.id)
      checkMayDelete(row.created_by, cube, caller)
      if (row.claimed_at !== null) throw new Refusal('A claimed achievement cannot be deleted.')
      await checkAsRead(tx, row, { rev: achievement.rev, viewerId: caller._id })
      // The next one may have its number, and nobody has revealed that.
      for (const table of ['achievement_reveals', 'achievements'] as const)
        await tx.deleteFrom(table).where('cube_id', '=', cubeId).where('n', '=', row.n).execute()
    }),
  )
}

interface Read {
  readonly rev: number | undefined
  readonly viewerId: string
}
const checkAsRead = (db: Db, row: AchievementRow, { rev, viewerId }: Read): Promise<void> =>
  checkFresh(
    { read: rev, stands: row.rev },
    'Somebody else has changed this achievement: open it again to read it.',
    async () =>
      (await achievementsFor(db, row.cube_id, viewerId)).find(
        ({ id }) => numberIn('achievement', id) === row.n,
      ),
  )

interface NewAchievement {
  readonly achievement: BodyOf<typeof cubeUpdateAchievement>['achievement']
  readonly createdBy: string
}
async function addAchievement(
  tx: Tx,
  cubeId: string,
  { achievement, createdBy }: NewAchievement,
): Promise<void> {
  const { name, unlock, hidden, filters } = achievement
  if (hidden === undefined) throw new Refusal('The hidden text of the achievement may not be empty.')
  const highest = await tx
    .selectFrom('achievements')
    .select((of) => of.fn.max('n').as('n'))
    .where('cube_id', '=', cubeId)
    .executeTakeFirst()
  const row: AchievementRow = {
    cube_id: cubeId,
    n: (highest?.n ?? 0) + 1,
    name,
    unlock,
    hidden,
    filters: filters === undefined ? null : JSON.stringify(filters),
    created_at: Date.now(),
    created_by: createdBy,
    claimed_at: null,
    claimed_by: null,
    rev: 0,
  }
  await tx.insertInto('achievements').values(row).execute()
}

async function achievementOf(
  db: Db,
  cubeId: string,
  id: string | null | undefined,
): Promise<AchievementRow | undefined> {
  const n = numberIn('achievement', id)
  if (n === undefined) return undefined
  return db
    .selectFrom('achievements')
    .selectAll()
    .where('cube_id', '=', cubeId)
    .where('n', '=', n)
    .executeTakeFirst()
}

function existing(row: AchievementRow | undefined, id: string): AchievementRow {
  if (row === undefined) throw notFound('achievement', id)
  return row
}
