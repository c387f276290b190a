import { sortSets } from '@parlour/mtg-cards'
import { setsAll } from '@parlour/protocol'
import type { callsOn } from '../http/calls'

/** The sets that can be picked, with how many of their cards are loaded, in the picker's order. */
export function magicSetCalls(on: ReturnType<typeof callsOn>): void {
  on(setsAll, async (_body, { services }) => {
    const { db } = services.store
    const [sets, counts] = await Promise.all([
      db.selectFrom('sets').selectAll().execute(),
      db
        .selectFrom('cards')
        .select(['set_code', (of) => of.fn.countAll().as('n')])
        .where('source', '=', 'scryfall')
        .groupBy('set_code')
        .execute(),
    ])
    const loaded = new Map(counts.map((row) => [row.set_code, Number(row.n)]))
    return { sets: sortSets(sets).map((set) => ({ ...set, cards: loaded.get(set.code) ?? 0 })) }
  })
}
