import { gameChatAdd, gameChatBefore, gameChatDelete } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { denied, notFound } from '../failures/failures'
import type { RunningGame } from '../play/running-game'
import { checkFound, ownSeat } from '../play/seat'
import { sightOf } from '../play/sight'
import type { Services } from '../services'
import { addChat, chatAuthor, lastChat, removeChat } from '../store/records/chat'

/** Chat of a game: its own calls, no part of the game's history (rules: hub 9). */
export function chatCalls(on: ReturnType<typeof callsOn>): void {
  on(gameChatAdd, async ({ gameId, text }, { services, caller }) => {
    const game = checkFound(await services.play.current(gameId))
    const author = ownSeat(game, caller)
    const line = { gameId, authorId: caller._id, author, text, position: game.log.length }
    const entry = await addChat(services.store.db, line)
    services.live.chat({ gameId, entry })
    try {
      await tellMentioned(services, { game, author, text })
    } catch (error) {
      // The line stands: whoever sent it again would write it twice.
      services.log.error({ err: error, gameId }, 'a mention was not told')
    }
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
    if (authorId !== caller._id && !caller.isAdmin) throw denied('chat_line_of_another')
    await removeChat(db, chatId)
    services.live.chat({ gameId, entry: null, deleted: chatId })
    return {}
  })
}

/** Tells those whom a line of the chat calls by '@' and their name. */
async function tellMentioned(
  { store, notices }: Services,
  { game, author, text }: { readonly game: RunningGame; readonly author: string; readonly text: string },
): Promise<void> {
  const people = game.settings.players.filter(
    ({ name, bot }) => bot === undefined && name !== author && mentions(text, name),
  )
  if (people.length === 0) return
  const notice = { kind: 'mentioned', game: game.settings.name, of: game.kind, by: author } as const
  await store.write((tx) =>
    notices.tell(tx, { id: game.id, topic: 'chat', people, notice, path: `/game/${game.id}` }),
  )
}

/** Whether a text has the name behind an '@', and does not go on as a longer word. */
function mentions(text: string, name: string): boolean {
  const called = `@${name}`.toLocaleLowerCase()
  const within = text.toLocaleLowerCase()
  for (let at = within.indexOf(called); at !== -1; at = within.indexOf(called, at + 1))
    if (!/^[\p{L}\p{N}_]/u.test(within.slice(at + called.length))) return true
  return false
}
