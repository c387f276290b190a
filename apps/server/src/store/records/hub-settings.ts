import type { Db } from '../driver/store'

type HubSetting = 'address'

/** Returns what an admin chose for the whole hub; undefined while nobody did. */
export async function hubSetting(db: Db, name: HubSetting): Promise<string | undefined> {
  const row = await db.selectFrom('hub_settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

/** Keeps a choice in the place of the one before. */
export async function setHubSetting(db: Db, name: HubSetting, value: string): Promise<void> {
  await db
    .insertInto('hub_settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
