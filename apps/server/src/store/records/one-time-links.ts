import { timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import { hashOf, newId, newToken } from '../driver/ids'
import type { Db, Tx } from '../driver/store'
import type { OneTimeLinksTable } from '../account-tables'

export type LinkRow = Selectable<OneTimeLinksTable>

const DAY = 24 * 60 * 60 * 1000
/** How long a link of each kind can be used (rules: hub 2). */
const LIFE = { invitation: 7 * DAY, reset: DAY } as const

/** A link as it is handed out, this once. */
interface NewLink {
  readonly id: string
  readonly token: string
  readonly expires: number
}

/** Makes a link and returns it with its secret. Only the hash of the secret is kept. */
export async function addLink(
  tx: Tx,
  link: Pick<LinkRow, 'kind' | 'made_by' | 'user_id'>,
  now: number,
): Promise<NewLink> {
  const [id, secret] = [newId(), newToken()]
  const expires = now + LIFE[link.kind]
  await tx
    .insertInto('one_time_links')
    .values({ ...link, id, secret_hash: hashOf(secret), created: now, expires, used: null })
    .execute()
  return { id, token: `${id}.${secret}`, expires }
}

/** The id in a token, whatever its secret is. */
export const linkIdOf = (token: string): string => token.split('.')[0] ?? ''

/**
 * The link of this kind that a token stands for; undefined of one that is unknown, used or too old, and where
 * its maker is no admin any more. The secret is compared in the same time whatever it is.
 */
export async function linkWith(
  db: Db,
  token: string,
  { kind, now }: { readonly kind: LinkRow['kind']; readonly now: number },
): Promise<LinkRow | undefined> {
  const row = await db
    .selectFrom('one_time_links')
    .innerJoin('users', 'users.id', 'one_time_links.made_by')
    .selectAll('one_time_links')
    .where('one_time_links.id', '=', linkIdOf(token))
    .where('users.is_admin', '=', 1)
    .where('users.deactivated', '=', 0)
    .executeTakeFirst()
  const presented = Buffer.from(hashOf(token.slice(linkIdOf(token).length + 1)), 'hex')
  const fits = timingSafeEqual(presented, Buffer.from(row?.secret_hash ?? hashOf(''), 'hex'))
  if (row === undefined || !fits) return undefined
  return row.kind === kind && row.used === null && row.expires > now ? row : undefined
}

/** Uses a link up, or takes it back; returns whether nobody did before. */
export async function spendLink(tx: Tx, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('one_time_links')
    .set({ used: now })
    .where('id', '=', id)
    .where('used', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Takes back every link that would reset a user's password. */
export async function dropResetLinks(tx: Tx, userId: string, now: number): Promise<void> {
  await tx
    .updateTable('one_time_links')
    .set({ used: now })
    .where('user_id', '=', userId)
    .where('used', 'is', null)
    .execute()
}

/** The links that can still be used, the newest first, without their secrets. */
export const openLinks = (db: Db, now: number) =>
  db
    .selectFrom('one_time_links')
    .innerJoin('users as maker', 'maker.id', 'one_time_links.made_by')
    .leftJoin('users as target', 'target.id', 'one_time_links.user_id')
    .select(['one_time_links.id', 'one_time_links.kind', 'one_time_links.created', 'one_time_links.expires'])
    .select(['maker.name as madeBy', 'target.name as target'])
    .where('one_time_links.used', 'is', null)
    .where('one_time_links.expires', '>', now)
    .where('maker.is_admin', '=', 1)
    .where('maker.deactivated', '=', 0)
    .orderBy('one_time_links.created', 'desc')
    .orderBy('one_time_links.id', 'desc')
    .execute()
