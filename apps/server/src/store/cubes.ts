import type { Scar } from '@parlour/mtg-cards'
import type { CubeCounts, WireAchievement, WireCube } from '@parlour/protocol'
import type { Selectable, Transaction } from 'kysely'
import type { Db } from './connect'
import { newId } from './ids'
import { parsed } from './json'
import { scarsFor } from './scars'
import type { AchievementsTable, CubesTable, Tables } from './tables'

export type CubeRow = Selectable<CubesTable>

/** Makes an empty cube and answers its row. */
export async function addCube(
  db: Db,
  cube: {
    readonly name: string
    readonly userId: string
    readonly editable?: boolean
    readonly legacy?: boolean
  },
): Promise<CubeRow> {
  const now = Date.now()
  const row: CubeRow = {
    id: newId(),
    name: cube.name,
    user_id: cube.userId,
    editable: cube.editable === true ? 1 : 0,
    legacy: cube.legacy === true ? 1 : 0,
    created: now,
    updated: now,
    rev: 0,
  }
  await db.insertInto('cubes').values(row).execute()
  return row
}

export const cubeById = (db: Db, id: string): Promise<CubeRow | undefined> =>
  db.selectFrom('cubes').selectAll().where('id', '=', id).executeTakeFirst()
export const allCubes = (db: Db): Promise<readonly CubeRow[]> =>
  db.selectFrom('cubes').selectAll().orderBy('name').execute()

/** Marks a cube as changed now. */
export async function touchCube(tx: Transaction<Tables>, id: string): Promise<void> {
  await tx
    .updateTable('cubes')
    .set((value) => ({ rev: value('rev', '+', 1), updated: Date.now() }))
    .where('id', '=', id)
    .execute()
}

/** Ids of the cube's cards, in the order they were added. */
export async function cubeCardIds(db: Db, cubeId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('cube_cards')
    .select('card_id')
    .where('cube_id', '=', cubeId)
    .orderBy('place')
    .execute()
  return rows.map((row) => row.card_id)
}

/** Lists cards in a cube, after those already there. */
export async function listCards(
  tx: Transaction<Tables>,
  cubeId: string,
  cardIds: readonly string[],
): Promise<void> {
  if (cardIds.length === 0) return
  const last = await tx
    .selectFrom('cube_cards')
    .select((of) => of.fn.max('place').as('place'))
    .where('cube_id', '=', cubeId)
    .executeTakeFirst()
  const from = (last?.place ?? -1) + 1
  await tx
    .insertInto('cube_cards')
    .values(cardIds.map((card_id, at) => ({ cube_id: cubeId, card_id, place: from + at })))
    .execute()
}
export async function unlistCard(tx: Transaction<Tables>, cubeId: string, cardId: string): Promise<void> {
  await tx.deleteFrom('cube_cards').where('cube_id', '=', cubeId).where('card_id', '=', cardId).execute()
}

/** How many cards, scars and achievements; a cube that is not legacy counts no scars. Scars in running drafts count as used. */
export async function cubeCounts(db: Db, cube: CubeRow): Promise<CubeCounts> {
  const count = async (query: { executeTakeFirstOrThrow(): Promise<{ n: number | string | bigint }> }) =>
    Number((await query.executeTakeFirstOrThrow()).n)
  const cards = await count(
    db
      .selectFrom('cube_cards')
      .select((of) => of.fn.countAll().as('n'))
      .where('cube_id', '=', cube.id),
  )
  if (cube.legacy === 0) return { cards, scars: 0, unusedScars: 0, achievements: 0 }
  const scars = db
    .selectFrom('scars')
    .select((of) => of.fn.countAll().as('n'))
    .where('cube_id', '=', cube.id)
  return {
    cards,
    scars: await count(scars),
    unusedScars: await count(scars.where('applied_at', 'is', null).where('reserved_by', 'is', null)),
    achievements: await count(
      db
        .selectFrom('achievements')
        .select((of) => of.fn.countAll().as('n'))
        .where('cube_id', '=', cube.id),
    ),
  }
}

/** A cube as a list shows it. */
export async function cubeEntry(db: Db, cube: CubeRow): Promise<WireCube> {
  return {
    _id: cube.id,
    name: cube.name,
    userId: cube.user_id,
    flags: { editable: cube.editable === 1, legacy: cube.legacy === 1 },
    timestamps: {
      created: new Date(cube.created).toISOString(),
      updated: new Date(cube.updated).toISOString(),
    },
    counts: await cubeCounts(db, cube),
    rev: cube.rev,
  }
}

/** A cube with its lists, as one user may see it. */
export async function wholeCube(db: Db, cube: CubeRow, viewerId: string): Promise<WireCube> {
  const [entry, cardlist] = [await cubeEntry(db, cube), await cubeCardIds(db, cube.id)]
  if (cube.legacy === 0) return { ...entry, cardlist, scarlist: [], achievementlist: [] }
  const scarlist: readonly Scar[] = await scarsFor(db, cube.id, viewerId)
  return { ...entry, cardlist, scarlist, achievementlist: await achievementsFor(db, cube.id, viewerId) }
}

/** Unclaimed ones by creation, claimed ones by claim, newest first; hidden texts only for those who may read them. */
async function achievementsFor(
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
  const when = (row: Selectable<AchievementsTable>) => row.claimed_at ?? row.created_at
  return [...rows]
    .sort((a, b) => when(b) - when(a))
    .map((row) =>
      wireAchievement(row, row.created_by === viewerId || row.claimed_by === viewerId || revealed.has(row.n)),
    )
}

function wireAchievement(row: Selectable<AchievementsTable>, knows: boolean): WireAchievement {
  return {
    id: `achievement-${row.n}`,
    name: row.name,
    unlock: row.unlock,
    ...(knows ? { hidden: row.hidden } : {}),
    createdAt: new Date(row.created_at).toISOString(),
    createdBy: row.created_by,
    claimedAt: row.claimed_at === null ? null : new Date(row.claimed_at).toISOString(),
    claimedBy: row.claimed_by,
    ...(row.filters === null ? {} : { filters: parsed<readonly unknown[]>(row.filters) }),
  }
}
