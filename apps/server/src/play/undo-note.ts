import { lineFor, lineText, type LogLine } from '@parlour/kernel'
import { logLengthAt, type RunningGame } from './running-game'

type AnswersAndLog = Pick<RunningGame, 'answers' | 'log'>

/**
 * Returns what everybody is told where a seat takes back the answers after the first `keep`: what they did, if something was seen or
 * left to chance since; else nothing, for then the game is as it was.
 */
export function noteOfUndo(warm: AnswersAndLog, seat: string, keep: number): string | undefined {
  const gone = warm.answers.slice(keep)
  if (!gone.some(({ barsUndo }) => barsUndo === true)) return undefined
  return `${seat} took back: ${whatIsUndone(warm, seat, keep)}. Something was seen or left to chance.`
}

/** Returns what the answers after the first `keep` did, in no more words than the log has told everybody. */
export function whatIsUndone(warm: AnswersAndLog, seat: string, keep: number): string {
  const [first] = warm.log
    .slice(logLengthAt(warm, keep))
    .flatMap((item) => ('line' in item ? [item.line] : []))
  const what =
    first === undefined
      ? warm.answers[keep]?.title
      : lineText(withoutDoer(withoutBacks(lineFor(first, undefined)), seat))
  return what ?? 'an answer'
}

/** A line that begins with who did it: the note has named them. */
function withoutDoer(line: LogLine, seat: string): LogLine {
  const doer = '{player} '
  const begins = line.template.startsWith(doer) && line.args.player?.value === seat
  return begins ? { ...line, template: line.template.slice(doer.length) } : line
}

/** What not everybody may know is a card, in words: only pages draw its back. */
const withoutBacks = (line: LogLine): LogLine => ({
  ...line,
  args: Object.fromEntries(
    Object.entries(line.args).map(([key, arg]) => [
      key,
      arg.classes.includes('card-hidden') ? { ...arg, value: 'a card' } : arg,
    ]),
  ),
})
