import type { ThingHead } from '@parlour/protocol'
import type { Db } from '../driver/store'
import { newId } from '../driver/ids'
import { parsed } from '../driver/json'

/** Something that somebody made for a game, with all that is kept of it. */
export interface StoredThing extends Omit<ThingHead, 'mayChange'> {
  readonly content: object
}

interface ThingRow {
  readonly id: string
  readonly name: string
  readonly user_id: string
  readonly owner: string
  readonly updated: number
  readonly rev: number
  readonly content: string
}

const thing = ({ id, user_id, updated, content, ...row }: ThingRow): StoredThing => ({
  _id: id,
  name: row.name,
  userId: user_id,
  owner: row.owner,
  updated: new Date(updated).toISOString(),
  rev: row.rev,
  content: parsed<object>(content),
})

const things = (db: Db, kind: string) =>
  db
    .selectFrom('made_things as thing')
    .innerJoin('users', 'users.id', 'thing.user_id')
    .select(['thing.id', 'thing.name', 'thing.user_id', 'thing.updated', 'thing.rev', 'thing.content'])
    .select('users.name as owner')
    .where('thing.kind', '=', kind)

/** Returns all things of a kind by name. */
export async function thingsOfKind(db: Db, kind: string): Promise<readonly StoredThing[]> {
  return (await things(db, kind).orderBy('thing.name').orderBy('thing.id').execute()).map(thing)
}

export async function thingById(db: Db, kind: string, id: string): Promise<StoredThing | undefined> {
  const row = await things(db, kind).where('thing.id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : thing(row)
}

/**
 * Returns how many things of a kind somebody has, and how long all they hold is; without the one that is
 * saved again.
 */
export async function measureThings(
  db: Db,
  { kind, userId, without }: Pick<NewThing, 'kind' | 'userId'> & { readonly without?: string },
): Promise<{ readonly count: number; readonly length: number }> {
  const { count, length } = await db
    .selectFrom('made_things')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.sum<number | string | null>(fn<number>('length', ['content'])).as('length'),
    ])
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .where('id', '!=', without ?? '')
    .executeTakeFirstOrThrow()
  return { count: Number(count), length: Number(length ?? 0) }
}

export interface NewThing {
  readonly kind: string
  readonly userId: string
  readonly name: string
  readonly content: object
}

/** Adds a thing. Returns its id. */
export async function addThing(db: Db, { kind, userId, name, content }: NewThing): Promise<string> {
  const now = Date.now()
  const id = newId()
  const row = { id, kind, user_id: userId, name, created: now, updated: now, rev: 0 }
  await db
    .insertInto('made_things')
    .values({ ...row, content: JSON.stringify(content) })
    .execute()
  return id
}

/** Saves a thing if nobody saved it since `rev`. Returns whether it did. */
export async function saveThing(
  db: Db,
  { _id, rev, name, content }: Pick<StoredThing, '_id' | 'rev' | 'name' | 'content'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('made_things')
    .set((value) => ({
      name,
      content: JSON.stringify(content),
      updated: Date.now(),
      rev: value('rev', '+', 1),
    }))
    .where('id', '=', _id)
    .where('rev', '=', rev)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes it, or only that revision of it. Returns whether it was there. */
export async function removeThing(
  db: Db,
  { _id, rev }: { readonly _id: string; readonly rev: number | undefined },
): Promise<boolean> {
  const thing = db.deleteFrom('made_things').where('id', '=', _id)
  const { numDeletedRows } = await (rev === undefined
    ? thing
    : thing.where('rev', '=', rev)
  ).executeTakeFirst()
  return numDeletedRows === 1n
}
