import { adminFirstSteps } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { cardVersions, STARTER_RELEASE } from '../store/cards/cards'
import { countPeople, hasGameOf, haveMet } from '../store/records/first-steps'

/** How far a new hub has come, for the admin who sets it up. */
export function firstStepCalls(on: ReturnType<typeof callsOn>): void {
  on(adminFirstSteps, async (_body, { services }) => {
    const { db } = services.store
    const drafts = [...services.games.values()].filter(({ facts }) => facts.makesDecks === true)
    const { scryfall } = await cardVersions(db)
    return {
      people: await countPeople(db),
      met: await haveMet(db),
      drafted: await hasGameOf(
        db,
        drafts.map(({ facts }) => facts.kind),
      ),
      ...(scryfall === undefined || scryfall === STARTER_RELEASE ? {} : { cards: scryfall }),
    }
  })
}
