import type { ChatEntry } from '@parlour/protocol'
import type { LivePushes } from '../live/live'
import type { Tx } from '../store/driver/store'
import { addChat } from '../store/records/chat'
import type { ChangedGame } from './change'
import type { Plan, Play } from './play'
import type { RunningGame } from './running-game'

/**
 * Adds a line to the chat that nobody wrote: it stays, whatever is taken back. `after`: how long the log was.
 */
export type Note = (text: string, after?: number) => Promise<void>

interface NotingServices {
  readonly play: Pick<Play, 'change'>
  readonly live: Pick<LivePushes, 'chat'>
}

/** Changes a game like `change` of `Play`, with lines of the chat that tell everybody of it. */
export async function changeAndNote(
  { play, live }: NotingServices,
  gameId: string,
  plan: (game: RunningGame, context: { readonly tx: Tx; readonly note: Note }) => ReturnType<Plan>,
): Promise<ChangedGame> {
  const entries: ChatEntry[] = []
  const change = await play.change(gameId, (game, tx) => {
    const note: Note = async (text, after = game.log.length) => {
      entries.push(await addChat(tx, { gameId, authorId: '', author: '', position: after, text }))
    }
    return plan(game, { tx, note })
  })
  for (const entry of entries) live.chat({ gameId, entry })
  return change
}
