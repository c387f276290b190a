import { useEffect } from 'react'
import type { GameScreenProps } from '../game-screen'
import { latestTime, newChatCount, newLineCount } from '../log/log-stream'
import { useStored } from '../storage/use-stored'

/** How much of a game's log waits to be read. */
export interface UnreadCounts {
  /** Chat lines of others. */
  readonly chat: number
  /** All lines since the viewer's last turn. */
  readonly lines: number
}

const NOTHING: UnreadCounts = { chat: 0, lines: 0 }
/** Before the time of everything. */
const NEVER = '-1'

/**
 * Returns what is new in the log; nothing for a viewer without a seat. While the log is shown all of it is
 * read. This browser keeps up to when, for each game and reader.
 */
export function useUnread({ game, viewer }: Pick<GameScreenProps, 'game' | 'viewer'>, isShown: boolean) {
  const [text, store] = useStored<string>({
    key: `parlour-log-read-${game._id}-${viewer.name}`,
    defaultValue: NEVER,
  })
  const readAt = Number(text)
  const latest = latestTime(game)
  const isNewlyRead = viewer.seated && isShown && latest > readAt
  useEffect(() => {
    if (isNewlyRead) store(String(latest))
  })
  if (!viewer.seated || isShown) return NOTHING
  const source = { ...game, reader: viewer.name }
  return { chat: newChatCount(source, readAt), lines: newLineCount(source, readAt) }
}
