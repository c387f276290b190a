import { randomFrom, randomPicks, seeded } from '@parlour/kernel'
import { expect, it } from 'vitest'
import {
  gameFetch,
  gameKill,
  gameSaveResponse,
  linkCreate,
  linkFetchByDraft,
  linkFetchDrafts,
} from '@parlour/protocol'
import { onBothStores } from '../testing/both-stores'
import { refusal } from '../testing/refusal'
import { answerOnce, startDraft } from '../testing/play-draft'
import { openPage, type HubPerson } from '../testing/test-hub'
import { toyModule } from '../testing/toy-module'
import { startToy } from '../testing/toy-table'

const games = [toyModule({ playsDecks: { options: {} } })]

onBothStores(
  'links of games and drafts',
  (hub) => {
    /** Counts to ten, by whoever is asked. */
    async function playToEnd(people: readonly HubPerson[], gameId: string): Promise<void> {
      for (const person of people) {
        const { game } = await person.call(gameFetch, { gameId })
        const [request] = game.requests
        if (game.gameOver || request === undefined) continue
        const selection = [...randomPicks(request, randomFrom(seeded(gameId)))]
        const response = { actor: person.name, title: request.title, selection }
        await person.call(gameSaveResponse, { gameId, response })
        return playToEnd(people, gameId)
      }
    }

    it('are made by a player of both, and seen from the draft', async () => {
      const [ann, bob, cat] = [
        await hub().person('ann'),
        await hub().person('bob'),
        await hub().person('cat'),
      ]
      const draftId = await startDraft([ann, bob])
      const gameId = await startToy([ann, bob])
      const others = await startToy([bob, cat])
      await ann.call(linkCreate, { gameId, draftId })
      await ann.call(linkCreate, { gameId, draftId })
      const again = await startToy([bob, ann])
      await bob.call(linkCreate, { gameId: again, draftId })
      expect((await refusal(bob, linkCreate, { gameId: others, draftId })).message).toBe(
        'All players of the game must have taken part in the draft.',
      )
      const { draft, games } = await bob.call(linkFetchByDraft, { draftId })
      expect(draft).toMatchObject({ _id: draftId, settings: { game: 'Cube Draft' } })
      expect(games.map((game) => game._id).sort()).toEqual([gameId, again].sort())
      expect(games[0]?.settings.linkedDraftId).toBe(draftId)
      expect(JSON.stringify({ draft, games })).not.toMatch(/seed|packs|responses/)
      expect((await refusal(cat, linkFetchByDraft, { draftId })).http).toBe(403)
      expect((await hub().admin.call(linkFetchByDraft, { draftId })).games).toHaveLength(2)
      expect((await refusal(cat, linkCreate, { gameId: others, draftId })).http).toBe(403)
      expect((await refusal(ann, linkCreate, { gameId: others, draftId })).http).toBe(403)
      expect((await refusal(ann, linkCreate, { gameId: draftId, draftId })).message).toBe(
        'Only a game that is played with decks can be linked to a draft',
      )
      expect((await refusal(ann, linkCreate, { gameId, draftId: gameId })).message).toBe(
        'That game is not a draft',
      )
      expect((await refusal(ann, linkCreate, { gameId, draftId: '0'.repeat(24) })).http).toBe(404)
      expect((await refusal(ann, linkFetchByDraft, { draftId: gameId })).http).toBe(400)
    })

    it('are not made with a result that is known, nor with a game from before the decks', async () => {
      const { ann, bob } = await hub().people('ann', 'bob')
      const [running, draftId] = [await startDraft([ann, bob]), await startDraft([ann, bob])]
      const [before, lost, later] = [
        await startToy([ann, bob]),
        await startToy([ann, bob]),
        await startToy([ann, bob]),
      ]
      await ann.call(linkCreate, { gameId: lost, draftId: running })
      await playToEnd([ann, bob], lost)
      const over = 'A game that is over can no longer be linked to a draft.'
      expect((await refusal(bob, linkCreate, { gameId: lost, draftId })).message).toBe(over)
      await ann.call(linkCreate, { gameId: lost, draftId: running })
      expect((await ann.call(linkFetchByDraft, { draftId: running })).games).toHaveLength(1)
      await ann.call(linkCreate, { gameId: later, draftId: running })
      await ann.call(linkCreate, { gameId: later, draftId })
      while ((await answerOnce(ann, draftId)) || (await answerOnce(bob, draftId)));
      expect((await refusal(ann, linkCreate, { gameId: before, draftId })).message).toBe(
        'Only a game that began after the draft can be linked to it.',
      )
      await ann.call(linkCreate, { gameId: await startToy([ann, bob]), draftId })
    })

    it('are not made with a game or a draft that was killed: it is not found', async () => {
      const { ann, bob } = await hub().people('ann', 'bob')
      const [gameId, draftId] = [await startToy([ann, bob]), await startDraft([ann, bob])]
      const [killedGame, killedDraft] = [await startToy([ann, bob]), await startDraft([ann, bob])]
      for (const killed of [killedGame, killedDraft]) await ann.call(gameKill, { gameId: killed })
      for (const body of [
        { gameId: killedGame, draftId },
        { gameId, draftId: killedDraft },
      ])
        expect([body, (await ann.send(linkCreate, body)).http]).toEqual([body, 404])
    })

    it('show themselves on an open page of the game, and of the draft', async () => {
      const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
      const draftId = await startDraft([ann, bob])
      const gameId = await startToy([ann, bob])
      const linked = async () => (await bob.call(gameFetch, { gameId })).game
      const before = await linked()
      expect(before.settings.linkedDraftId).toBeUndefined()
      const page = await openPage(hub().address, bob.token)
      await page.watch({ kind: 'game', id: gameId })
      await page.watch({ kind: 'home' })
      await ann.call(linkCreate, { gameId, draftId })
      await page.next('home')
      const { seq, change } = await page.next('game')
      expect([change, seq > before.seq]).toEqual([undefined, true])
      expect((await linked()).settings.linkedDraftId).toBe(draftId)
      expect((await linked()).seq).toBe(seq)
      page.close()
    })

    it('list a user’s drafts for that user, newest change first, killed ones left out', async () => {
      const [dan, bob] = [await hub().person('dan'), await hub().person('bob')]
      const first = await startDraft([dan, bob])
      await new Promise((resolve) => setTimeout(resolve, 5))
      const second = await startDraft([dan, bob])
      const list = async () =>
        (await dan.call(linkFetchDrafts, { userId: dan._id })).drafts.map((draft) => draft._id)
      expect(await list()).toEqual([second, first])
      await dan.call(gameKill, { gameId: second })
      expect(await list()).toEqual([first])
      expect((await refusal(bob, linkFetchDrafts, { userId: dan._id })).http).toBe(403)
      expect((await refusal(dan, linkFetchByDraft, { draftId: second })).http).toBe(404)
    })
  },
  { games },
)
