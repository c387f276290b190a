import type { CardPicks, CubePicks, PickSums } from '@parlour/protocol'
import { chunks } from '../driver/chunks'
import type { Db, Tx } from '../driver/store'

/** What people or bots did with the cards of a name in one draft. */
interface PickCount extends PickSums {
  readonly name: string
  readonly byBots: boolean
}

interface CountedDraft {
  readonly gameId: string
  readonly cubeId: string
}

/** Adds a draft to the sums of its cube. Does nothing for one that is in them, or whose cube is deleted. */
export async function addDraft(
  tx: Tx,
  { gameId, cubeId }: CountedDraft,
  counts: readonly PickCount[],
): Promise<void> {
  const cube = await tx.selectFrom('cubes').select('id').where('id', '=', cubeId).executeTakeFirst()
  if (cube === undefined) return
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('counted_drafts')
    .values({ game_id: gameId, cube_id: cubeId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows > 0n) await addSums(tx, cubeId, { counts, sign: 1 })
}

/** Takes a draft out of the sums of its cube. Does nothing for one that is not in them. */
export async function takeDraftOut(
  tx: Tx,
  { gameId, cubeId }: CountedDraft,
  counts: readonly PickCount[],
): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('counted_drafts')
    .where('game_id', '=', gameId)
    .executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) await addSums(tx, cubeId, { counts, sign: -1 })
}

/** Ten columns a row, and a statement takes a limited number of values. */
const ROWS_AT_ONCE = 80

/** In the order of their names: two drafts that end together must not wait for each other. */
async function addSums(
  tx: Tx,
  cubeId: string,
  { counts, sign }: { readonly counts: readonly PickCount[]; readonly sign: 1 | -1 },
): Promise<void> {
  const ordered = counts.toSorted(
    (one, other) => Number(one.byBots) - Number(other.byBots) || (one.name < other.name ? -1 : 1),
  )
  const rows = ordered.map(({ name, byBots, placesSquared, ...sums }) => ({
    cube_id: cubeId,
    name,
    by_bots: byBots ? (1 as const) : (0 as const),
    seen: sign * sums.seen,
    taken: sign * sums.taken,
    places: sign * sums.places,
    places_squared: sign * placesSquared,
    sizes: sign * sums.sizes,
    last: sign * sums.last,
    passed: sign * sums.passed,
    wheeled: sign * sums.wheeled,
  }))
  for (const some of chunks(rows, ROWS_AT_ONCE))
    await tx
      .insertInto('cube_picks')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['cube_id', 'name', 'by_bots']).doUpdateSet((value) => ({
          seen: value('cube_picks.seen', '+', value.ref('excluded.seen')),
          taken: value('cube_picks.taken', '+', value.ref('excluded.taken')),
          places: value('cube_picks.places', '+', value.ref('excluded.places')),
          places_squared: value('cube_picks.places_squared', '+', value.ref('excluded.places_squared')),
          sizes: value('cube_picks.sizes', '+', value.ref('excluded.sizes')),
          last: value('cube_picks.last', '+', value.ref('excluded.last')),
          passed: value('cube_picks.passed', '+', value.ref('excluded.passed')),
          wheeled: value('cube_picks.wheeled', '+', value.ref('excluded.wheeled')),
        })),
      )
      .execute()
}

const NONE: PickSums = {
  ...{ seen: 0, taken: 0, places: 0, placesSquared: 0, sizes: 0, last: 0, passed: 0, wheeled: 0 },
}

/** Returns what was picked in the counted drafts of a cube, by card in the order of their names. */
export async function cubePicksOf(db: Db, cubeId: string): Promise<CubePicks> {
  const { drafts } = await db
    .selectFrom('counted_drafts')
    .select(({ fn }) => fn.countAll<number | string>().as('drafts'))
    .where('cube_id', '=', cubeId)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('cube_picks')
    .selectAll()
    .where('cube_id', '=', cubeId)
    .where('seen', '>', 0)
    .execute()
  const cards = new Map<string, CardPicks>()
  for (const { cube_id: _cube, name, by_bots, places_squared: placesSquared, ...sums } of rows) {
    const card = cards.get(name) ?? { name, people: NONE, bots: NONE }
    cards.set(name, { ...card, [by_bots === 1 ? 'bots' : 'people']: { ...sums, placesSquared } })
  }
  const ordered = [...cards.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return { drafts: Number(drafts), cards: ordered }
}

const AT_ONCE = 50

/** Returns ids of finished drafts, open to all, that are not in the sums of their cube: some after one id. */
export async function uncountedAfter(db: Db, id: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('games')
    .innerJoin('cubes', 'cubes.id', 'games.cube_id')
    .leftJoin('counted_drafts', 'counted_drafts.game_id', 'games.id')
    .select('games.id')
    .where('games.id', '>', id)
    .where('games.game_over', '=', 1)
    .where('games.killed', '=', 0)
    .where('games.closed', '=', 0)
    .where('counted_drafts.game_id', 'is', null)
    .orderBy('games.id')
    .limit(AT_ONCE)
    .execute()
  return rows.map((row) => row.id)
}
