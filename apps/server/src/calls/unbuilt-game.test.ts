import { facts } from '@parlour/magic-table'
import { gameCreate, lobbyCreate, lobbyInfo } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { plainModule } from '../games/plain-module'
import { onBothStores } from '../testing/both-stores'

onBothStores(
  'a game without rules',
  (hub) => {
    it('has a lobby, which says that it is not built yet, and stays open', async () => {
      const { ann, bob } = await hub().people('ann', 'bob')
      const { lobbyId } = await ann.call(lobbyCreate, {
        game: facts.kind,
        userIds: [ann._id, bob._id],
        options: { format: 'Constructed' },
      })
      expect((await ann.call(lobbyInfo, { lobbyId })).lobby.valid).toBe(true)
      const refused = await ann.send(gameCreate, { lobbyId })
      expect(refused.http).toBe(400)
      expect(refused.body.message).toContain('Magic cannot be played yet')
      expect((await ann.call(lobbyInfo, { lobbyId })).lobby.gameLaunched).toBe(false)
    })
  },
  { games: [plainModule(facts)] },
)
