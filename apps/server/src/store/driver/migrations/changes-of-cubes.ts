import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { chunks } from '../chunks'
import { newId } from '../ids'
import { parsed } from '../json'

/**
 * The changes of a cube, a row per card. Earlier changes are taken from the histories of its cards.
 */
export const changesOfCubes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('cube_changes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('cube_id', 'text', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('card_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('printing', 'text', (column) => column.notNull())
      .addColumn('replaced', 'text')
      .addColumn('differences', 'text')
      .addColumn('comment', 'text', (column) => column.notNull())
      .addColumn('draft_id', 'text')
      .execute()
    await db.schema
      .createIndex('cube_changes_by_cube')
      .on('cube_changes')
      .columns(['cube_id', 'at', 'id'])
      .execute()
    const { rows } = await sql<{ id: string }>`select id from cubes`.execute(db)
    for (const { id } of rows) await takeOver(db, id)
  },
}

interface OldCard {
  readonly id: string
  readonly name: string
  readonly data: string
  readonly changes: string
}
interface OldChange {
  readonly type: string
  readonly summary: string
  readonly changes: readonly unknown[]
  readonly date: string
  readonly userId: string
  readonly comment: string
}

async function takeOver(db: Kysely<unknown>, cubeId: string): Promise<void> {
  const scars = await scarsOf(db, cubeId)
  const entries = new Map<string, string>()
  const { rows } = await sql<{ row: number }>`
    select row from cards where cube_id = ${cubeId} and changes is not null order by row`.execute(db)
  for (const chunk of chunks(rows)) {
    const { rows: cards } = await sql<OldCard>`select id, name, data, changes from cards
      where row in (${sql.join(chunk.map(({ row }) => row))}) order by row`.execute(db)
    const made = cards.flatMap((card) => rowsOf(card, { cubeId, scars, entries }))
    for (const part of chunks(made))
      await db
        .insertInto('cube_changes' as never)
        .values(part)
        .execute()
  }
}

/** The draft of each use of a scar, or null, by card and time. */
async function scarsOf(db: Kysely<unknown>, cubeId: string): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ applied_to: string; applied_at: number | string; draft_id: string | null }>`
    select applied_to, applied_at, draft_id from scars
    where cube_id = ${cubeId} and applied_at is not null`.execute(db)
  return new Map(rows.map((row) => [`${row.applied_to} ${row.applied_at}`, row.draft_id]))
}

const KINDS: Readonly<Record<string, string>> = {
  'card created': 'added',
  'removed from the cube': 'removed',
  'put back into the cube': 'restored',
}

interface OldCube {
  readonly cubeId: string
  readonly scars: ReadonlyMap<string, string | null>
  readonly entries: Map<string, string>
}

function rowsOf(card: OldCard, { cubeId, scars, entries }: OldCube): readonly object[] {
  return readOr<readonly OldChange[]>(card.changes, []).map((change) => {
    const at = Date.parse(change.date) || 0
    const comment = change.comment === 'original card' ? '' : change.comment
    // One act wrote all its cards within the same second, but for very long lists.
    const act = JSON.stringify([change.userId, comment, Math.floor(at / 1000)])
    const entry = entries.get(act) ?? newId()
    entries.set(act, entry)
    const draftId = scars.get(`${card.id} ${at}`)
    return {
      id: newId(),
      cube_id: cubeId,
      entry,
      at,
      user_id: change.userId,
      kind: KINDS[change.summary] ?? (draftId === undefined ? 'edited' : 'scarred'),
      card_id: card.id,
      name: card.name,
      printing: printingOf(card.data),
      replaced: null,
      differences: change.changes.length === 0 ? null : JSON.stringify(change.changes),
      comment,
      draft_id: draftId ?? null,
    }
  })
}

function printingOf(data: string): string {
  const { origin } = readOr<{ readonly origin?: Origin }>(data, {})
  return origin === undefined ? '' : `${origin.set} ${origin.collector_number}`.trim()
}

interface Origin {
  readonly set: string
  readonly collector_number: string
}

/** A broken record is no reason for a store not to open. */
function readOr<T>(text: string, otherwise: T): T {
  try {
    return parsed<T | null>(text) ?? otherwise
  } catch (error) {
    if (error instanceof SyntaxError) return otherwise
    throw error
  }
}
