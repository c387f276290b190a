import { gameCreate, gameFetch, lobbyInfo, lobbyPractice } from '@parlour/protocol'
import { STARTER_CUBE } from '@parlour/mtg-cards/starter'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { refusal } from '../testing/refusal'

onBothStores('practice', (hub) => {
  it.each([
    ['Cube Draft', 8],
    ['Innovation: Ultimate', 2],
    ['Tyrants of the Underdark', 2],
  ])('of %s starts at once, against bots alone', async (game, seats) => {
    const ann = await hub().person('ann')
    const { lobbyId } = await ann.call(lobbyPractice, { game })
    const { lobby } = await ann.call(lobbyInfo, { lobbyId })
    expect(lobby).toMatchObject({ game, valid: true, userId: ann._id })
    expect(lobby.users.map(({ bot }) => bot === undefined)).toEqual([true, ...Array(seats - 1).fill(false)])
    const { gameId } = await ann.call(gameCreate, { lobbyId })
    expect((await ann.call(gameFetch, { gameId })).game.settings.players).toHaveLength(seats)
  })

  it('drafts the cube that every hub begins with', async () => {
    const ann = await hub().person('ann')
    const { lobbyId } = await ann.call(lobbyPractice, { game: 'Cube Draft' })
    const { options } = (await ann.call(lobbyInfo, { lobbyId })).lobby
    expect(options).toMatchObject({ cubeName: STARTER_CUBE.name, numPacks: 3, packSize: 15 })
  })

  it('is not there for every game', async () => {
    const ann = await hub().person('ann')
    expect((await refusal(ann, lobbyPractice, { game: 'Magic' })).message).toBe(
      'Magic has no practice against bots.',
    )
    expect((await refusal(ann, lobbyPractice, { game: 'Chess' })).message).toBe('Unknown game type: Chess')
  })
})
