import type { Scar } from '@parlour/mtg-cards'
import type { CubeCounts, WireCube } from '@parlour/protocol'
import type { Selectable } from 'kysely'
import { chunks } from '../driver/chunks'
import type { Db, Tx } from '../driver/store'
import { newId } from '../driver/ids'
import { achievementsFor } from './achievements'
import { scarsFor } from './scars'
import type { CubesTable } from '../cube-tables'

export type CubeRow = Selectable<CubesTable>

/** Makes an empty cube and returns its row. */
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
    last_scar: 0,
    last_achievement: 0,
  }
  await db.insertInto('cubes').values(row).execute()
  return row
}

export const cubeById = (db: Db, id: string): Promise<CubeRow | undefined> =>
  db.selectFrom('cubes').selectAll().where('id', '=', id).executeTakeFirst()
/**
 * The cube, held until the transaction ends: whoever else changes its lists waits (also on other server
 * processes).
 */
export const heldCube = (tx: Tx, id: string): Promise<CubeRow | undefined> =>
  tx
    .updateTable('cubes')
    .set((value) => ({ rev: value('rev', '+', 0) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
export const allCubes = (db: Db): Promise<readonly CubeRow[]> =>
  db.selectFrom('cubes').selectAll().orderBy('name').orderBy('id').execute()

/** The oldest cube of a name. */
export const cubeNamed = (db: Db, name: string): Promise<CubeRow | undefined> =>
  db
    .selectFrom('cubes')
    .selectAll()
    .where('name', '=', name)
    .orderBy('created')
    .orderBy('id')
    .executeTakeFirst()
/** How many cubes a person has. */
export async function cubesOwned(db: Db, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom('cubes')
    .select((of) => of.fn.countAll().as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(n)
}
/** The first cubes that were made. */
export const someCubes = (db: Db, most: number): Promise<readonly CubeRow[]> =>
  db.selectFrom('cubes').selectAll().orderBy('created').orderBy('id').limit(most).execute()

/** Whether a game with the cards of the cube is not over. */
export async function hasRunningDraft(db: Db, cubeId: string): Promise<boolean> {
  const running = await db
    .selectFrom('games')
    .select('id')
    .where('cube_id', '=', cubeId)
    .where('game_over', '=', 0)
    .where('killed', '=', 0)
    .limit(1)
    .executeTakeFirst()
  return running !== undefined
}

const TABLES_OF_CUBE = [
  ...(['achievement_reveals', 'achievements', 'scars', 'cube_changes', 'cube_cards'] as const),
  ...(['cube_picks', 'counted_drafts'] as const),
] as const

/** Deletes a cube with its scars, its achievements, and what is kept of its changes and drafts. */
export async function deleteCube(tx: Tx, id: string): Promise<void> {
  for (const table of TABLES_OF_CUBE) await tx.deleteFrom(table).where('cube_id', '=', id).execute()
  await tx.deleteFrom('cubes').where('id', '=', id).execute()
}

/** Marks a cube as changed now. */
export async function touchCube(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('cubes')
    .set((value) => ({ rev: value('rev', '+', 1), updated: Date.now() }))
    .where('id', '=', id)
    .execute()
}

/** Saves name and flags of a cube. */
export async function saveCubeSettings(
  tx: Tx,
  cube: CubeRow,
  settings: Pick<CubeRow, 'name' | 'editable' | 'legacy'>,
): Promise<void> {
  await tx
    .updateTable('cubes')
    .set({ ...settings, updated: Date.now(), rev: cube.rev + 1 })
    .where('id', '=', cube.id)
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
export async function listCards(tx: Tx, cubeId: string, cardIds: readonly string[]): Promise<void> {
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
/** How many cards are listed in a cube. */
export async function cardsListed(db: Db, cubeId: string): Promise<number> {
  const { n } = await db
    .selectFrom('cube_cards')
    .select((of) => of.fn.countAll().as('n'))
    .where('cube_id', '=', cubeId)
    .executeTakeFirstOrThrow()
  return Number(n)
}
export async function unlistCards(tx: Tx, cubeId: string, cardIds: readonly string[]): Promise<void> {
  for (const chunk of chunks(cardIds))
    await tx.deleteFrom('cube_cards').where('cube_id', '=', cubeId).where('card_id', 'in', chunk).execute()
}

const NO_COUNTS: CubeCounts = { cards: 0, scars: 0, unusedScars: 0, achievements: 0 }

/**
 * How many cards, scars and achievements each of these cubes has; a cube that is not legacy counts no scars.
 * Scars in running drafts count as used.
 */
async function countsOf(db: Db, cubes: readonly CubeRow[]): Promise<ReadonlyMap<string, CubeCounts>> {
  const counts = new Map<string, CubeCounts>()
  for (const part of chunks(cubes)) for (const [id, found] of await countsIn(db, part)) counts.set(id, found)
  return counts
}
async function countsIn(db: Db, cubes: readonly CubeRow[]): Promise<ReadonlyMap<string, CubeCounts>> {
  const counts = new Map(cubes.map((cube) => [cube.id, NO_COUNTS]))
  const ids = [...counts.keys()]
  const count = async (key: keyof CubeCounts, rows: Promise<readonly CountRow[]>) => {
    for (const { cube_id, n } of await rows)
      counts.set(cube_id, { ...(counts.get(cube_id) ?? NO_COUNTS), [key]: Number(n) })
  }
  const legacy = ['', ...cubes.filter((cube) => cube.legacy === 1).map((cube) => cube.id)]
  const grouped = (table: 'cube_cards' | 'scars' | 'achievements', of: readonly string[]) =>
    db
      .selectFrom(table)
      .select(['cube_id', (by) => by.fn.countAll().as('n')])
      .where('cube_id', 'in', of)
      .groupBy('cube_id')
  const free = db
    .selectFrom('scars')
    .select(['cube_id', (by) => by.fn.countAll().as('n')])
    .where('cube_id', 'in', legacy)
    .where('applied_at', 'is', null)
    .where('reserved_by', 'is', null)
    .groupBy('cube_id')
  await count('cards', grouped('cube_cards', ids).execute())
  await count('scars', grouped('scars', legacy).execute())
  await count('unusedScars', free.execute())
  await count('achievements', grouped('achievements', legacy).execute())
  return counts
}
interface CountRow {
  readonly cube_id: string
  readonly n: number | string | bigint
}

/** How many cards, scars and achievements a cube has. */
export const cubeCounts = async (db: Db, cube: CubeRow): Promise<CubeCounts> =>
  (await countsOf(db, [cube])).get(cube.id) ?? NO_COUNTS

/** Cubes as a list shows them. */
export async function cubeEntries(db: Db, cubes: readonly CubeRow[]): Promise<WireCube[]> {
  const counts = await countsOf(db, cubes)
  return cubes.map((cube) => ({
    _id: cube.id,
    name: cube.name,
    userId: cube.user_id,
    flags: { editable: cube.editable === 1, legacy: cube.legacy === 1 },
    timestamps: {
      created: new Date(cube.created).toISOString(),
      updated: new Date(cube.updated).toISOString(),
    },
    counts: counts.get(cube.id) ?? NO_COUNTS,
    rev: cube.rev,
  }))
}

/** A cube with its lists, as one user may see it. */
export async function wholeCube(db: Db, cube: CubeRow, viewerId: string): Promise<WireCube> {
  const [entry] = await cubeEntries(db, [cube])
  if (entry === undefined) throw new Error(`cube ${cube.id} was lost`)
  const cardlist = await cubeCardIds(db, cube.id)
  if (cube.legacy === 0) return { ...entry, cardlist, scarlist: [], achievementlist: [] }
  const scarlist: readonly Scar[] = await scarsFor(db, cube.id, viewerId)
  return { ...entry, cardlist, scarlist, achievementlist: await achievementsFor(db, cube.id, viewerId) }
}
