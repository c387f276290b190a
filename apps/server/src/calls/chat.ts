import { gameChatAdd, gameChatBefore, gameChatDelete } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { denied, notFound } from '../failures/failures'
import { checkFound, ownSeat } from '../play/seat'
import { sightOf } from '../play/sight'
import { addChat, chatAuthor, lastChat, removeChat } from '../store/records/chat'

/** Chat of a game: its own calls, no part of the game's history (rules: hub 9). */
export function chatCalls(on: ReturnType<typeof callsOn>): void {
  on(gameChatAdd, async ({ gameId, text }, { services, caller }) => {
    const game = checkFound(await services.play.current(gameId))
    const author = ownSeat(game, caller)
    const line = { gameId, authorId: caller._id, author, text, position: game.log.length }
    const entry = await addChat(services.store.db, line)
    services.live.chat({ gameId, entry })
    return { entry }
  })
  on(gameChatBefore, async ({ gameId, chatId }, { services, caller }) => {
    sightOf(checkFound(await services.play.current(gameId)), caller)
    return lastChat(services.store.db, gameId, chatId)
  })
  on(gameChatDelete, async ({ gameId, chatId }, { services, caller }) => {
    const game = checkFound(await services.play.current(gameId))
    if (!caller.isAdmin) ownSeat(game, caller)
    const { db } = services.store
    const authorId = await chatAuthor(db, { gameId, chatId })
    if (authorId === undefined) throw notFound('chat line', chatId)
    if (authorId !== caller._id && !caller.isAdmin)
      throw denied('Only its author or an admin can delete a chat line.')
    await removeChat(db, chatId)
    services.live.chat({ gameId, entry: null, deleted: chatId })
    return {}
  })
}
