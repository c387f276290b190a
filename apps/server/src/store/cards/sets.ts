import type { CardSet } from '@parlour/mtg-cards'
import type { Db, Tx } from '../driver/store'

const columns = ['code', 'name', 'set_type', 'released_at'] as const

export const allSets = (db: Db): Promise<readonly CardSet[]> =>
  db.selectFrom('sets').select(columns).execute()

/** All sets by their code. */
export async function setsByCode(db: Db): Promise<ReadonlyMap<string, CardSet>> {
  return new Map((await allSets(db)).map((set) => [set.code, set]))
}

/** The sets with these codes; unknown ones are left out. */
export async function setsWithCodes(db: Db, codes: readonly string[]): Promise<CardSet[]> {
  if (codes.length === 0) return []
  return db.selectFrom('sets').select(columns).where('code', 'in', codes).execute()
}

/** Some of the sets of these types, in the order of their codes. */
export const someSets = (
  db: Db,
  { types, most }: { readonly types: readonly string[]; readonly most: number },
): Promise<CardSet[]> =>
  db.selectFrom('sets').select(columns).where('set_type', 'in', types).orderBy('code').limit(most).execute()

export async function addSet(tx: Tx, { code, name, set_type, released_at }: CardSet): Promise<void> {
  await tx.insertInto('sets').values({ code, name, set_type, released_at }).execute()
}
