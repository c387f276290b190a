import { gameKill, gameSetClosed, gameShare, gameUndo } from '@parlour/protocol'
import { beforeAll, expect, it } from 'vitest'
import { sharedPath } from '../story/shared-links'
import { onBothStores } from '../testing/both-stores'
import type { HubPerson } from '../testing/test-hub'
import { toyModule } from '../testing/toy-module'
import { finishedToy, runningToy } from '../testing/toy-table'

onBothStores(
  'links to finished games',
  (hub) => {
    let ann: HubPerson
    let bob: HubPerson
    let eve: HubPerson
    beforeAll(async () => {
      ;({ ann, bob, eve } = await hub().people('ann', 'bob', 'eve'))
    })
    async function get(path: string) {
      const response = await fetch(`${hub().address}${path}`)
      const bytes = Buffer.from(await response.arrayBuffer())
      const headers = Object.fromEntries(response.headers)
      return { statusCode: response.status, headers, bytes, body: bytes.toString() }
    }
    const running = () => runningToy([ann, bob])
    const finished = () => finishedToy([ann, bob])
    const shared = async (gameId: string) => (await ann.call(gameShare, { gameId })).path
    const refused = async (person: HubPerson, gameId: string) =>
      ((await person.send(gameShare, { gameId })).body as { readonly code?: string }).code
    /** What a link that shows nothing is answered with, whatever the reason. */
    async function expectNothing(path: string): Promise<void> {
      const [page, never] = [await get(path), await get('/shared/nothing.at-all')]
      expect([page.statusCode, page.body]).toEqual([200, never.body])
      expect(page.body).toContain('<meta property="og:title" content="Parlour">')
      for (const word of ['ann', 'bob', 'won', 'Ten', 'og:image']) expect(page.body).not.toContain(word)
      const picture = await get(`${path}/picture.png`)
      expect([picture.statusCode, picture.body]).toEqual([404, never.body])
    }

    it('show previews who won and why, and lead people to the page of the game', async () => {
      const gameId = await finished()
      const path = await shared(gameId)
      const page = await get(path)
      expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      expect(page.body).toContain('<meta property="og:title" content="ann won by the bids">')
      expect(page.body).toMatch(
        new RegExp(`<meta property="og:image" content="http[^"]+${path.replace('.', '\\.')}/picture\\.png">`),
      )
      expect(page.body).toContain(`content="0; url=/game/${gameId}/story"`)
    })

    it('have a picture of 1200 by 630', async () => {
      const picture = await get(`${await shared(await finished())}/picture.png`)
      expect(picture.headers['content-type']).toBe('image/png')
      expect([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)]).toEqual([1200, 630])
    })

    it('show nothing but the name of the hub while a game runs, and before somebody shares it', async () => {
      const { db } = hub().server.services.store
      await expectNothing(await sharedPath(db, await running()))
      const gameId = await finished()
      await expectNothing(await sharedPath(db, gameId))
      const { branchId } = (await hub().server.services.play.current(gameId)).position
      await bob.call(gameUndo, { gameId, count: 1, branchId })
      await expectNothing(await sharedPath(db, gameId))
    })

    it('show nothing of a game that was closed or killed, nor at a link that the hub did not make', async () => {
      const gameId = await finished()
      const path = await shared(gameId)
      await expectNothing(`${path.slice(0, -2)}AA`)
      await expectNothing(`/shared/${gameId}`)
      await bob.call(gameSetClosed, { gameId, closed: true })
      await expectNothing(path)
      await bob.call(gameSetClosed, { gameId, closed: false })
      expect((await get(path)).body).toContain('ann won')
      await hub().admin.call(gameKill, { gameId })
      await expectNothing(path)
    })

    it('are made by those who played, of a game that is over and open', async () => {
      expect(await refused(ann, await running())).toBe('story_to_come')
      const gameId = await finished()
      expect(await refused(eve, gameId)).toBe('game_players_only')
      await ann.call(gameSetClosed, { gameId, closed: true })
      expect(await refused(ann, gameId)).toBe('closed_not_shared')
    })
  },
  { games: [toyModule()] },
)
