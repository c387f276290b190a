import {
  cubeAll,
  cubeClone,
  cubeDelete,
  cubePicks,
  type CubePicks,
  gameFetch,
  gameSetClosed,
} from '@parlour/protocol'
import { beforeEach, expect, it } from 'vitest'
import { createOlderCounter } from '../play/count-older'
import { createRunning } from '../play/running-games'
import { onBothStores } from '../testing/both-stores'
import { answerOnce, fetchDraft, playOn, startDraft } from '../testing/play-draft'
import { refusal } from '../testing/refusal'
import type { HubPerson } from '../testing/test-hub'

onBothStores('what was picked from a cube', (hub) => {
  let ann: HubPerson
  let bob: HubPerson
  let cubeId = ''
  beforeEach(async () => {
    ann = await hub().person('ann')
    bob = await hub().person('bob')
    cubeId = (await ann.call(cubeAll, {})).cubes[0]?._id ?? ''
  })
  const picks = (): Promise<CubePicks> => bob.call(cubePicks, { cubeId })
  const total = ({ cards }: CubePicks, who: 'people' | 'bots') =>
    cards.reduce((sum, card) => sum + card[who].taken, 0)

  it('is counted once a draft is over, people and bots apart', async () => {
    const before = await picks()
    const gameId = await startDraft([ann, bob], { bots: 1, numPacks: 1, packSize: 4 })
    await answerOnce(ann, gameId)
    expect(await picks()).toEqual(before)
    await playOn([ann, bob], gameId)
    const after = await picks()
    expect(after.drafts).toBe(before.drafts + 1)
    expect(total(after, 'people')).toBe(total(before, 'people') + 8)
    expect(total(after, 'bots')).toBe(total(before, 'bots') + 4)
    const { view } = await fetchDraft(ann, gameId)
    const first = view.you.picked[0]?.name
    const { people } = after.cards.find(({ name }) => name === first) ?? {}
    expect(people?.places).toBeGreaterThanOrEqual(1)
    expect(people?.sizes).toBeGreaterThanOrEqual(4)
  })

  it('leaves out a draft that its players close, or that is killed', async () => {
    const before = await picks()
    const gameId = await startDraft([ann, bob], { packSize: 3 })
    await playOn([ann, bob], gameId)
    const after = await picks()
    expect(after.drafts).toBe(before.drafts + 1)
    await ann.call(gameSetClosed, { gameId, closed: true })
    expect(await picks()).toEqual(before)
    await ann.call(gameSetClosed, { gameId, closed: false })
    expect(await picks()).toEqual(after)
    await hub().server.services.play.kill(gameId)
    expect(await picks()).toEqual(before)
  })

  it('counts drafts that ended before there were counts, each once', async () => {
    const gameId = await startDraft([ann, bob], { packSize: 3 })
    await playOn([ann, bob], gameId)
    const after = await picks()
    const { store, play } = hub().server.services
    await store.db.deleteFrom('cube_picks').execute()
    await store.db.deleteFrom('counted_drafts').execute()
    expect(await picks()).toMatchObject({ drafts: 0, cards: [] })
    // The server has looked once, when it started.
    await play.close()
    const running = createRunning({ ...hub().server.services, count: () => undefined })
    await createOlderCounter(running).count()
    expect(await picks()).toEqual(after)
    await createOlderCounter(running).count()
    expect(await picks()).toEqual(after)
    expect((await ann.call(gameFetch, { gameId })).game.gameOver).toBe(true)
  })

  it('is of one cube alone, and refuses an unknown one', async () => {
    const { cube } = await ann.call(cubeClone, { cubeId })
    expect(await bob.call(cubePicks, { cubeId: cube._id })).toMatchObject({ drafts: 0, cards: [] })
    await ann.call(cubeDelete, { cubeId: cube._id })
    expect((await refusal(bob, cubePicks, { cubeId: cube._id })).http).toBe(404)
  })
})
