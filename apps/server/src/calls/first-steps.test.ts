import { adminFirstSteps, lobbyCreate } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { refusal } from '../testing/refusal'
import { startDraft } from '../testing/play-draft'

onBothStores('the first steps of a hub', (hub) => {
  it('are reported to its admin as they are taken', async () => {
    const steps = async () => {
      const { people, met, cards, drafted } = await hub().admin.call(adminFirstSteps, {})
      return { people, met, cards, drafted }
    }
    expect(await steps()).toEqual({ people: 1, met: false, cards: undefined, drafted: false })
    const ann = await hub().person('ann')
    await ann.call(lobbyCreate, {})
    expect(await steps()).toMatchObject({ people: 2, met: false })
    await ann.call(lobbyCreate, { userIds: [ann._id, hub().admin._id] })
    expect(await steps()).toMatchObject({ met: true, drafted: false })
    await startDraft([ann], { bots: 1 })
    expect(await steps()).toMatchObject({ drafted: true })
    const { db } = hub().server.services.store
    await db
      .updateTable('card_versions')
      .set({ version: '2026-11-22' })
      .where('source', '=', 'scryfall')
      .execute()
    expect(await steps()).toMatchObject({ cards: '2026-11-22' })
    expect((await refusal(ann, adminFirstSteps, {})).http).toBe(403)
  })
})
