import type { Scar } from '@parlour/mtg-cards'
import type { Selectable } from 'kysely'
import { nextCustomVersion } from '../cards/cards'
import { chunks } from '../driver/chunks'
import type { Db, Tx } from '../driver/store'
import type { ScarsTable } from '../cube-tables'

export type ScarRow = Selectable<ScarsTable>

const isoOrNull = (at: number | null) => (at === null ? null : new Date(at).toISOString())
export const scarIdOf = (n: number): string => `scar-${n}`
/** The number in a wire id such as `scar-12`; undefined when it is none. */
export function numberIn(kind: 'scar' | 'achievement', id: string | null | undefined): number | undefined {
  const digits = new RegExp(`^${kind}-(\\d{1,9})$`).exec(id ?? '')?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/**
 * A cube's scars, newest first. Who applied one in a draft that is still running is shown to nobody else
 * (rules: hub 16).
 */
export async function scarsFor(db: Db, cubeId: string, viewerId: string): Promise<readonly Scar[]> {
  const rows = await db
    .selectFrom('scars')
    .leftJoin('games', (join) => join.onRef('games.id', '=', 'scars.draft_id').on('games.game_over', '=', 0))
    .selectAll('scars')
    .select('games.id as running')
    .where('scars.cube_id', '=', cubeId)
    .execute()
  const when = (row: ScarRow) => row.applied_at ?? row.created_at
  return [...rows]
    .sort((a, b) => when(b) - when(a) || b.n - a.n)
    .map((row) => {
      const secret = row.running !== null && row.applied_by !== viewerId
      return {
        id: scarIdOf(row.n),
        text: row.text,
        createdAt: new Date(row.created_at).toISOString(),
        createdBy: row.created_by,
        appliedTo: row.applied_to,
        appliedBy: secret ? null : row.applied_by,
        appliedAt: isoOrNull(row.applied_at),
        rev: row.rev,
      }
    })
}

export const scarByNumber = (db: Db, cubeId: string, n: number): Promise<ScarRow | undefined> =>
  db.selectFrom('scars').selectAll().where('cube_id', '=', cubeId).where('n', '=', n).executeTakeFirst()

/** Adds scars with the next numbers. */
export async function addScars(
  tx: Tx,
  cubeId: string,
  scars: { readonly texts: readonly string[]; readonly createdBy: string },
): Promise<void> {
  if (scars.texts.length === 0) return
  const { last } = await tx
    .updateTable('cubes')
    .set((value) => ({ last_scar: value('last_scar', '+', scars.texts.length) }))
    .where('id', '=', cubeId)
    .returning('last_scar as last')
    .executeTakeFirstOrThrow()
  const from = last - scars.texts.length + 1
  const rows = scars.texts.map(
    (text, at): ScarRow => ({
      cube_id: cubeId,
      n: from + at,
      text,
      created_at: Date.now(),
      created_by: scars.createdBy,
      applied_to: null,
      applied_by: null,
      applied_at: null,
      reserved_by: null,
      draft_id: null,
      rev: 0,
    }),
  )
  for (const part of chunks(rows)) await tx.insertInto('scars').values(part).execute()
}

/** How many scars a cube has, used or not. */
export async function scarsListed(db: Db, cubeId: string): Promise<number> {
  const { n } = await db
    .selectFrom('scars')
    .select((of) => of.fn.countAll().as('n'))
    .where('cube_id', '=', cubeId)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Scars a new draft may draw: neither used nor in another running draft. */
export const freeScars = (db: Db, cubeId: string): Promise<readonly ScarRow[]> =>
  db
    .selectFrom('scars')
    .selectAll()
    .where('cube_id', '=', cubeId)
    .where('applied_at', 'is', null)
    .where('reserved_by', 'is', null)
    .orderBy('n')
    .execute()

/** Takes scars out of the stock for a draft; returns whether all of them were still free. */
export async function reserveScars(
  tx: Tx,
  cubeId: string,
  reservation: { readonly numbers: readonly number[]; readonly draftId: string },
): Promise<boolean> {
  let reserved = 0
  for (const part of chunks(reservation.numbers)) {
    const result = await tx
      .updateTable('scars')
      .set({ reserved_by: reservation.draftId })
      .where('cube_id', '=', cubeId)
      .where('n', 'in', part)
      .where('applied_at', 'is', null)
      .where('reserved_by', 'is', null)
      .executeTakeFirst()
    reserved += Number(result.numUpdatedRows)
  }
  return reserved === reservation.numbers.length
}

/**
 * The end of a draft: its unused scars return to their cube's stock, and the cards it scarred count as
 * changed, for from now on everybody may read who did it.
 */
export async function releaseScars(tx: Tx, draftId: string): Promise<void> {
  const used = await tx.selectFrom('scars').select('applied_to').where('draft_id', '=', draftId).execute()
  const cardIds = used.flatMap((scar) => scar.applied_to ?? [])
  const version = cardIds.length > 0 ? await nextCustomVersion(tx) : 0
  for (const part of chunks(cardIds))
    await tx.updateTable('cards').set({ version }).where('id', 'in', part).execute()
  await tx.updateTable('scars').set({ reserved_by: null }).where('reserved_by', '=', draftId).execute()
}

/** Writes another text for a scar. */
export async function changeScar(tx: Tx, scar: ScarRow, text: string): Promise<void> {
  await tx
    .updateTable('scars')
    .set({ text, rev: scar.rev + 1 })
    .where('cube_id', '=', scar.cube_id)
    .where('n', '=', scar.n)
    .execute()
}

export async function removeScar(tx: Tx, scar: ScarRow): Promise<void> {
  await tx.deleteFrom('scars').where('cube_id', '=', scar.cube_id).where('n', '=', scar.n).execute()
}

/** How a scar was used: on which card, by whom, when and, where it was one, in which draft. */
export interface ScarUse {
  readonly cardId: string
  readonly userId: string
  readonly at: number
  readonly draftId: string | undefined
}
/** Writes down that a scar was used, unless it was used before. */
export async function useScar(tx: Tx, scar: ScarRow, use: ScarUse): Promise<void> {
  await tx
    .updateTable('scars')
    .set({
      applied_to: use.cardId,
      applied_by: use.userId,
      applied_at: use.at,
      reserved_by: null,
      draft_id: use.draftId ?? null,
    })
    .where('cube_id', '=', scar.cube_id)
    .where('n', '=', scar.n)
    .where('applied_at', 'is', null)
    .execute()
}

/** Which of these cards others than the viewer scarred, and when, in drafts that still run. */
export async function scarsOfRunningDrafts(
  db: Db,
  cardIds: readonly string[],
  viewerId: string,
): Promise<readonly { readonly cardId: string; readonly at: number }[]> {
  const placed: { readonly cardId: string; readonly at: number }[] = []
  for (const part of chunks(cardIds)) {
    const rows = await db
      .selectFrom('scars')
      .innerJoin('games', 'games.id', 'scars.draft_id')
      .select(['scars.applied_to', 'scars.applied_at'])
      .where('scars.applied_to', 'in', part)
      .where('scars.applied_by', '!=', viewerId)
      .where('games.game_over', '=', 0)
      .execute()
    for (const { applied_to, applied_at } of rows)
      if (applied_to !== null && applied_at !== null) placed.push({ cardId: applied_to, at: applied_at })
  }
  return placed
}
