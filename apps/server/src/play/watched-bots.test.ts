import { type Bot, lineText } from '@parlour/kernel'
import { gameCreate, gameFetch, gameSaveResponse, lobbyCreate, lobbyInfo, lobbySave } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { facts, toyRules } from '../../../../tests/toy-game/rules'
import { plainModule } from '../games/plain-module'
import { onBothStores } from '../testing/both-stores'
import { openPage } from '../testing/test-hub'

const frank: Bot<unknown> = ({ request, tell }) => {
  tell?.('that is little')
  return [request.kind === 'bid' ? 'low' : '1']
}

onBothStores(
  'the bots of a game',
  (hub) => {
    it('pause where somebody watches, wait for nothing where nobody does, and say why they did what they did', async () => {
      const ann = await hub().person('ann')
      const started = async () => {
        const { lobbyId } = await ann.call(lobbyCreate, { game: 'Count to Ten' })
        const { lobby } = await ann.call(lobbyInfo, { lobbyId })
        const users = [...lobby.users, { _id: 'b'.repeat(24), name: 'Bot Ada', bot: 'timid' }]
        const { name, rev } = lobby
        await ann.call(lobbySave, { _id: lobbyId, name, game: 'Count to Ten', users, rev })
        return (await ann.call(gameCreate, { lobbyId })).gameId
      }
      const [watched, alone] = [await started(), await started()]
      const page = await openPage(hub().address, ann.token)
      await page.watch({ kind: 'game', id: watched })
      for (const gameId of [watched, alone]) {
        const response = { actor: 'ann', title: 'Add', selection: ['2'] }
        await ann.call(gameSaveResponse, { gameId, response })
      }
      const fetched = async (gameId: string) => (await ann.call(gameFetch, { gameId })).game
      await expect.poll(() => fetched(alone)).toMatchObject({ view: { total: 10 } })
      expect(await fetched(watched)).toMatchObject({ view: { total: 2 } })
      const lines = (await fetched(alone)).log.flatMap((entry) =>
        entry.type === 'log' ? [lineText(entry)] : [],
      )
      expect(lines.slice(1, 4)).toEqual(['ann makes it 2', 'Bot Ada makes it 3', 'Bot Ada that is little'])
      page.close()
    })
  },
  {
    games: [plainModule(facts, { ...toyRules, bots: { timid: frank } })],
    config: { botPause: 600_000 },
  },
)
