import { gameCreate, gameFetch, lobbyCreate, lobbyInfo, lobbySave } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { refusal } from '../testing/magic'
import { fetchDraft } from '../testing/play-draft'
import type { Person } from '../testing/test-hub'

interface Set {
  readonly name: string
  readonly code: string
  readonly set_type: string
}

async function setLobby(people: readonly Person[], set: Set): Promise<string> {
  const [host] = people
  if (host === undefined) throw new Error('a lobby needs somebody')
  const userIds = people.map((person) => person._id)
  const { lobbyId } = await host.call(lobbyCreate, { userIds, game: 'Set Draft' })
  const { lobby } = await host.call(lobbyInfo, { lobbyId })
  const users = userIds.map((_id) => ({ _id }))
  const options = { numPacks: 2, set: { ...set } }
  await host.call(lobbySave, {
    _id: lobbyId,
    name: 'sets',
    game: 'Set Draft',
    options,
    users,
    rev: lobby.rev,
  })
  return lobbyId
}

onBothStores('a Set Draft', (hub) => {
  it('makes its packs from the cards of the set and says in its log how', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const lobbyId = await setLobby([ann, bob], { name: 'Lanterns', code: 'lomm', set_type: 'expansion' })
    const { gameId } = await ann.call(gameCreate, { lobbyId })
    const draft = await fetchDraft(ann, gameId)
    expect(draft.view.you.pack?.cards).toHaveLength(14)
    const { game } = await bob.call(gameFetch, { gameId })
    expect(JSON.stringify(game.log)).toContain('three uncommons and ten commons')
    expect(JSON.stringify(game.settings)).not.toContain('"packs"')
  })

  it('is refused with a sentence when the cards of the set are not loaded', async () => {
    const set = { name: 'Far Away', code: 'far', set_type: 'expansion' }
    const { db } = hub().server.services.store
    await db
      .insertInto('sets')
      .values({ ...set, released_at: '2015-01-01' })
      .execute()
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const lobbyId = await setLobby([ann, bob], set)
    expect(await refusal(ann, gameCreate, { lobbyId })).toEqual({
      http: 400,
      message: 'The cards of this set are not loaded: an admin can update the card database.',
    })
  })
})
