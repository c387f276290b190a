import type { CardSet } from '@parlour/mtg-cards'
import { STARTER_SET } from '@parlour/mtg-cards/starter'
import { sql } from 'kysely'
import { NO_RELEASE, STARTER_RELEASE } from './cards'
import { takeFromSearch } from './card-words'
import { chunks } from '../driver/chunks'
import { isPostgres } from '../driver/dialect'
import type { Db, Store, Tx } from '../driver/store'

/** The provider's version and the release that is in use. */
export async function currentRelease(
  db: Db,
): Promise<{ readonly version: string; readonly release: string | null } | undefined> {
  return db
    .selectFrom('card_versions')
    .select(['version', 'release'])
    .where('source', '=', 'scryfall')
    .executeTakeFirst()
}

/** Names the starter set as the release in use, unless one is named. */
export async function publishStarter(tx: Tx): Promise<void> {
  await tx
    .insertInto('card_versions')
    .values({ source: 'scryfall', version: STARTER_RELEASE, release: STARTER_RELEASE })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .execute()
}

export interface NewRelease {
  readonly release: string
  readonly version: string
  readonly sets: readonly CardSet[]
  /** Whether these sets are all there are, or only some of them. */
  readonly replaceSets: boolean
}

/** Puts this release with its sets in use, at once; the starter set stays. */
export async function publishRelease(
  store: Store,
  { release, version, sets, replaceSets }: NewRelease,
): Promise<void> {
  const rows = sets
    .filter(({ code }) => code !== STARTER_SET.code)
    .map(({ code, name, set_type, released_at }) => ({ code, name, set_type, released_at }))
  await store.write(async (tx) => {
    if (replaceSets) await tx.deleteFrom('sets').where('code', '!=', STARTER_SET.code).execute()
    for (const chunk of chunks(rows))
      await tx
        .insertInto('sets')
        .values(chunk)
        .onConflict((conflict) =>
          conflict.column('code').doUpdateSet((value) => ({
            name: value.ref('excluded.name'),
            set_type: value.ref('excluded.set_type'),
            released_at: value.ref('excluded.released_at'),
          })),
        )
        .execute()
    await tx
      .insertInto('card_versions')
      .values({ source: 'scryfall', version, release })
      .onConflict((conflict) => conflict.column('source').doUpdateSet({ version, release }))
      .execute()
  })
}

/**
 * Has PostgreSQL look at the new cards now: left to itself it does so a while later, and chooses slow ways to
 * search until then.
 */
export async function knowNewCards(db: Db): Promise<void> {
  if (isPostgres(db)) await sql`analyze cards, card_search, card_texts`.execute(db)
}

const ROWS_AT_ONCE = 2000

/** Deletes the cards of every release that is not in use, a few at a time so that nobody waits long. */
export async function dropOldReleases(store: Store, rowsGone: () => Promise<void>): Promise<void> {
  const current = (await currentRelease(store.db))?.release ?? STARTER_RELEASE
  const releasesInUse = [NO_RELEASE, STARTER_RELEASE, current]
  for (;;) {
    const rows = await store.db
      .selectFrom('cards')
      .select('row')
      .where('release', 'not in', releasesInUse)
      .limit(ROWS_AT_ONCE)
      .execute()
    if (rows.length === 0) return
    await store.write(async (tx) => {
      const ids = rows.map(({ row }) => Number(row))
      await takeFromSearch(tx, ids)
      for (const chunk of chunks(ids)) {
        await tx.deleteFrom('card_names').where('row', 'in', chunk).execute()
        await tx.deleteFrom('cards').where('row', 'in', chunk).execute()
      }
    })
    await rowsGone()
  }
}

/** How many of the provider's cards are in use. */
export async function countProviderCards(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('cards')
    .select((of) => of.fn.countAll().as('n'))
    .where('source', '=', 'scryfall')
    .where('release', 'in', sql<string>`(select release from card_versions where source = 'scryfall')`)
    .executeTakeFirstOrThrow()
  return Number(n)
}
