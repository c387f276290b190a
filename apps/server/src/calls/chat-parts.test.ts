import { gameChatAdd, gameChatBefore, gameFetch } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { refusal } from '../testing/refusal'
import { startDraft } from '../testing/play-draft'

const LINES = 4500

onBothStores('a long chat', (hub) => {
  it('comes with a game as far as its last 2,000 lines, the others when they are asked for', async () => {
    const { ann, bob, cat } = await hub().people('ann', 'bob', 'cat')
    const gameId = await startDraft([ann, bob])
    const { db } = hub().server.services.store
    const said = Array.from({ length: LINES }, (_, at) => ({
      id: at.toString(16).padStart(24, '0'),
      game_id: gameId,
      author_id: ann._id,
      author: 'ann',
      text: `line ${at}`,
      position: 0,
      // Several lines of the same moment.
      at: Math.floor(at / 3),
    }))
    for (let from = 0; from < LINES; from += 500)
      await db
        .insertInto('chat')
        .values(said.slice(from, from + 500))
        .execute()
    const { entry } = await ann.call(gameChatAdd, { gameId, text: 'the last' })
    const { game } = await bob.call(gameFetch, { gameId })
    expect([game.chat.length, game.moreChat, game.chat.at(-1)]).toEqual([2000, true, entry])
    const texts = game.chat.map(({ text }) => text)
    let first = game.chat[0]?.id ?? ''
    for (const more of [true, false]) {
      const part = await bob.call(gameChatBefore, { gameId, chatId: first })
      expect(part.more).toBe(more)
      texts.unshift(...part.entries.map(({ text }) => text))
      first = part.entries[0]?.id ?? ''
    }
    expect(texts).toEqual([...said.map(({ text }) => text), 'the last'])
    expect((await refusal(cat, gameChatBefore, { gameId, chatId: first })).http).toBe(403)
    const { full } = (await hub().admin.call(gameFetch, { gameId, full: true })).game
    expect(full?.chat).toHaveLength(LINES + 1)
  })
})
