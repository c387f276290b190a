import { randomBytes } from 'node:crypto'
import type { Db } from '../driver/store'

/** Returns a secret of this hub, 64 hexadecimal digits; makes it when it is asked for first. */
export async function hubSecret(db: Db, name: string): Promise<string> {
  const stored = () =>
    db.selectFrom('hub_secrets').select('secret').where('name', '=', name).executeTakeFirst()
  const before = await stored()
  if (before !== undefined) return before.secret
  const secret = randomBytes(32).toString('hex')
  // Another process may have made it in between: the first one counts.
  await db
    .insertInto('hub_secrets')
    .values({ name, secret })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await stored())?.secret ?? secret
}
