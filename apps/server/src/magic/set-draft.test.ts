import { frontCards } from '@parlour/draft'
import { importRecords } from '@parlour/mtg-cards'
import { providerCardId } from '@parlour/mtg-cards/node'
import { gameCreate, gameFetch, lobbyCreate, lobbyInfo, lobbySave } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { insertCards, STARTER_RELEASE } from '../store/cards/cards'
import { onBothStores } from '../testing/both-stores'
import { cardRecord } from '../testing/card-provider'
import { refusal } from '../testing/refusal'
import { fetchDraft } from '../testing/play-draft'
import type { HubPerson } from '../testing/test-hub'

interface Set {
  readonly name: string
  readonly code: string
  readonly set_type: string
}

async function setLobby(people: readonly HubPerson[], set: Set): Promise<string> {
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
    expect(frontCards(draft.view.you)).toHaveLength(14)
    const { game } = await bob.call(gameFetch, { gameId })
    expect(JSON.stringify(game.log)).toContain('three uncommons and ten commons')
    expect(JSON.stringify(game.settings)).not.toContain('"packs"')
  })

  it('takes cards of the bonus set where it is loaded, and says where it is not', async () => {
    const { store } = hub().server.services
    const records = ['common', 'uncommon', 'rare', 'mythic'].flatMap((rarity, at) =>
      Array.from({ length: 30 }, (_, card) => ({
        ...cardRecord(`Old ${rarity} ${card}`, `${at}${card}`, { set: 'tsp', rarity }),
      })),
    )
    const bonus = Array.from({ length: 5 }, (_, card) =>
      cardRecord(`Shifted ${card}`, `${card}`, { set: 'tsb', rarity: 'special' }),
    )
    const set = { name: 'Old Time', code: 'tsp', set_type: 'expansion' }
    await store.db
      .insertInto('sets')
      .values({ ...set, released_at: '1998-10-06' })
      .execute()
    const place = { release: STARTER_RELEASE, version: 0 }
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const begun = async () => {
      const { gameId } = await ann.call(gameCreate, { lobbyId: await setLobby([ann, bob], set) })
      const { game } = await bob.call(gameFetch, { gameId })
      const names = frontCards((await fetchDraft(ann, gameId)).view.you).map(({ name }) => name)
      return { log: JSON.stringify(game.log), shifted: names.filter((name) => name.startsWith('Shifted')) }
    }
    await insertCards(store.db, importRecords(records, providerCardId).cards, place)
    const without = await begun()
    expect(without.log).toContain('those of TSB, which are not loaded')
    expect(without.shifted).toHaveLength(0)
    await insertCards(store.db, importRecords(bonus, providerCardId).cards, place)
    const whole = await begun()
    expect(whole.log).not.toContain('not loaded')
    expect(whole.shifted).toHaveLength(1)
  })

  it('is not valid, and says so, when the cards of the set are not loaded', async () => {
    const set = { name: 'Far Away', code: 'far', set_type: 'expansion' }
    const { db } = hub().server.services.store
    await db
      .insertInto('sets')
      .values({ ...set, released_at: '2015-01-01' })
      .execute()
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const lobbyId = await setLobby([ann, bob], set)
    const { lobby } = await ann.call(lobbyInfo, { lobbyId })
    expect(lobby.valid).toBe(false)
    const words = 'The cards of this set are not loaded: an admin can update the card database.'
    expect(lobby.warnings).toMatchObject([{ text: words }])
    expect((await refusal(ann, gameCreate, { lobbyId })).message).toContain(words)
  })
})
