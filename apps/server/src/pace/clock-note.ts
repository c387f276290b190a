import type { ChatEntry } from '@parlour/protocol'
import type { RunningGame } from '../play/running-game'
import type { Tx } from '../store/driver/store'
import { addChat } from '../store/records/chat'

/** Adds a line to the chat of a game that nobody wrote: it stays, whatever is taken back. */
export const addNote = (
  tx: Tx,
  { id, log }: Pick<RunningGame, 'id' | 'log'>,
  text: string,
): Promise<ChatEntry> => addChat(tx, { gameId: id, authorId: '', author: '', position: log.length, text })
