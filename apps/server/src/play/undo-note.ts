import { lineFor, lineText } from '@parlour/kernel'
import { logLengthAt, type Warm } from './warm'

/**
 * Returns what everybody is told where a seat takes back the answers after the first `keep`: what they did, if something was seen or
 * left to chance since; else nothing, for then the game is as it was. It tells no more than the log told everybody.
 */
export function noteOfUndo(warm: Warm, seat: string, keep: number): string | undefined {
  const gone = warm.answers.slice(keep)
  if (!gone.some(({ barsUndo }) => barsUndo === true)) return undefined
  const [first] = warm.log
    .slice(logLengthAt(warm, keep))
    .flatMap((item) => ('line' in item ? [item.line] : []))
  const what =
    first === undefined ? gone[0]?.title : lineText(lineFor(first, undefined)).replace(`${seat} `, '')
  return `${seat} took back: ${what ?? 'an answer'}. Something was seen or left to chance.`
}
