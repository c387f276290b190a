import { expect, it } from 'vitest'
import { deckFetch, gameFetch, userGamesRecentlyFinished } from '@parlour/protocol'
import { onBothStores } from '../testing/both-stores'
import { afterPush, follow } from '../testing/follow'
import { fetchDraft, playOn, startDraft } from '../testing/play-draft'
import { openPage } from '../testing/test-hub'

onBothStores('a Cube Draft over HTTP', (hub) => {
  it('is played to the end with two bots and a scar round, every pick in its deck', async () => {
    const people = [await hub().person('ann'), await hub().person('bob')]
    const gameId = await startDraft(people, { bots: 2, numPacks: 2, packSize: 4, scarRounds: '1' })
    await playOn(people, gameId)
    for (const person of people) {
      const game = await fetchDraft(person, gameId)
      expect(game.gameOverData).toEqual({ player: 'everyone', reason: 'Draft is complete', winners: [] })
      expect(game.waiting).toEqual([])
      const { deck } = await person.call(deckFetch, { deckId: game.view.you.deckId })
      expect(deck.cardIdsByZone.main).toEqual(game.view.you.picked.map((card) => card._id))
      expect(deck.cardIdsByZone.main).toHaveLength(8)
      expect(deck.links).toEqual({ draftId: gameId })
      const { games } = await person.call(userGamesRecentlyFinished, { userId: person._id })
      expect(games.map((one) => one._id)).toContain(gameId)
    }
    const scars = await hub()
      .server.services.store.db.selectFrom('scars')
      .selectAll()
      .where('draft_id', '=', gameId)
      .execute()
    expect(scars).toHaveLength(2)
    expect(scars.every((scar) => scar.applied_at !== null)).toBe(true)
    const startedHub = await hub()
      .server.services.store.db.selectFrom('scars')
      .select('n')
      .where('reserved_by', '=', gameId)
      .execute()
    expect(startedHub).toEqual([])
    const whole = await hub().admin.call(gameFetch, { gameId, full: true })
    expect(whole.game.full?.responses).toHaveLength(4 * 8 + 2)
  })

  it('lets an open page read the picks of others once it is over', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const gameId = await startDraft([ann, bob], { packSize: 3 })
    const page = await openPage(hub().address, ann.token)
    await page.watch({ kind: 'game', id: gameId })
    let followed = follow(await fetchDraft(ann, gameId))
    await playOn([ann, bob], gameId)
    const over = follow(await fetchDraft(ann, gameId))
    while (followed.seq < over.seq) followed = afterPush(followed, await page.next('game')) ?? followed
    expect(over.responses.every((response) => 'selection' in response)).toBe(true)
    expect(followed).toEqual(over)
    page.close()
  })
})
