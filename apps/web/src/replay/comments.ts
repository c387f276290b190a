import type { MomentComment, SerializedGame } from '@parlour/protocol'
import type { SaidEntry } from '@parlour/ui-kit'

/**
 * Returns the chat of a game with the comments on its moments, each after the lines of the log that its
 * moment has, as far as `limit` answers.
 */
export function chatWithComments(
  { chat, log }: Pick<SerializedGame, 'chat' | 'log'>,
  comments: readonly MomentComment[],
  limit: number,
): readonly SaidEntry[] {
  if (comments.length === 0) return chat
  const ends = logEnds(log)
  const added = comments
    .filter(({ seq }) => seq <= limit)
    .map(
      ({ id, seq, author, text, at }): SaidEntry => ({
        type: 'chat',
        id,
        author,
        text,
        at,
        position: ends[seq] ?? log.length,
        onAnswer: seq,
      }),
    )
  return [...chat, ...added]
}

/** Returns how long the log was after each number of answers. */
function logEnds(log: SerializedGame['log']): readonly number[] {
  const ends: number[] = []
  for (const [at, entry] of log.entries()) if (entry.type === 'response-received') ends.push(at)
  return [...ends, log.length]
}
