import { sortSets } from '@parlour/mtg-cards'
import { setsAll } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { cardsPerSet } from '../store/cards/cards'
import { allSets } from '../store/cards/sets'

/** The sets that can be picked, with how many of their cards are loaded, in the picker's order. */
export function magicSetCalls(on: ReturnType<typeof callsOn>): void {
  on(setsAll, async (_body, { services }) => {
    const { db } = services.store
    const [sets, loaded] = await Promise.all([allSets(db), cardsPerSet(db)])
    return { sets: sortSets(sets).map((set) => ({ ...set, cards: loaded.get(set.code) ?? 0 })) }
  })
}
