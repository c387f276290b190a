import type { JsonObject, Pick } from '@parlour/kernel'
import {
  adminInsertGame,
  deckCreate,
  gameCreate,
  gameFetch,
  gameSaveResponse,
  lobbyCreate,
} from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import type { HubPerson } from '../testing/test-hub'

onBothStores('the opening hands of a Magic table', (hub) => {
  /** A table on which these people have chosen decks without cards. Returns its id. */
  async function begun(
    people: readonly HubPerson[],
    options: Record<string, string | boolean>,
  ): Promise<string> {
    const [host] = people
    if (host === undefined) throw new Error('a table needs players')
    const userIds = people.map(({ _id }) => _id)
    const { lobbyId } = await host.call(lobbyCreate, { userIds, game: 'Magic', options })
    const { gameId } = await host.call(gameCreate, { lobbyId })
    for (const person of people) {
      const { deck } = await person.call(deckCreate, { userId: person._id })
      await answer(person, gameId, { title: 'Choose Deck', pick: { deckId: deck._id } })
    }
    return gameId
  }
  const answer = (
    person: HubPerson,
    gameId: string,
    { title, pick }: { readonly title: string; readonly pick: Pick },
  ) => person.call(gameSaveResponse, { gameId, response: { actor: person.name, title, selection: [pick] } })
  const waiting = async (person: HubPerson, gameId: string) =>
    (await person.call(gameFetch, { gameId })).game.waiting

  it('are asked about first of all, of everybody at once', async () => {
    const { ann, bob } = await hub().people('ann', 'bob')
    const gameId = await begun([ann, bob], { format: 'Constructed' })
    const { game } = await ann.call(gameFetch, { gameId })
    expect(game.requests).toMatchObject([{ title: 'Mulligan', actor: ann.name }])
    expect(game.waiting).toHaveLength(2)
    expect(game.settings).toMatchObject({ dealByHand: false })
    await answer(ann, gameId, { title: 'Mulligan', pick: 'Keep' })
    expect(await waiting(bob, gameId)).toEqual([bob.name])
    await answer(bob, gameId, { title: 'Mulligan', pick: 'Keep' })
    const { requests } = (await bob.call(gameFetch, { gameId })).game
    expect(requests).toMatchObject([{ title: 'Do Something' }])
  })

  it('are not asked about in a pasted game from before they were dealt', async () => {
    const [ann, bob] = [await hub().person(hub().admin.name), await hub().person('bob')]
    const gameId = await begun([ann, bob], { format: 'Constructed', dealByHand: true })
    await answer(ann, gameId, { title: 'Do Something', pick: { name: 'draw 7' } })
    const { full } = (await hub().admin.call(gameFetch, { gameId, full: true })).game
    const { dealByHand: _absent, ...settings } = full?.settings as JsonObject
    const copy = await hub().admin.call(adminInsertGame, { data: { full: { ...full, settings } } })
    const { requests, settings: adopted } = (await bob.call(gameFetch, copy)).game
    expect(requests).toMatchObject([{ title: 'Do Something' }])
    expect(adopted).toMatchObject({ dealByHand: true })
  })
})
