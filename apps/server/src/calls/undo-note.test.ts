import { gameChatDelete, gameFetch, gameUndo } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { toyModule } from '../testing/toy-module'
import { answerToy, startToy } from '../testing/toy-table'

onBothStores(
  'an undo past something that was seen',
  (hub) => {
    it('leaves a note for everybody in the chat, which only an admin can delete', async () => {
      const { ann, bob } = await hub().people('ann', 'bob')
      const gameId = await startToy([ann, bob])
      const takesBack = async (pick: string) => {
        await answerToy(ann, gameId, pick)
        const { branchId } = (await ann.call(gameFetch, { gameId })).game
        await ann.call(gameUndo, { gameId, count: 1, branchId })
        return (await bob.call(gameFetch, { gameId })).game.chat
      }
      expect(await takesBack('1')).toEqual([])
      const chat = await takesBack('3')
      expect(chat.map(({ author, text }) => [author, text])).toEqual([
        ['', expect.stringMatching(/^ann took back: .+ Something was seen or left to chance\.$/)],
      ])
      const chatId = chat[0]?.id ?? ''
      expect((await ann.send(gameChatDelete, { gameId, chatId })).http).toBe(403)
    })
  },
  { games: [toyModule()] },
)
