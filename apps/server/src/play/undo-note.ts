import { lineFor, lineText, type LogLine } from '@parlour/kernel'
import { logLengthAt, type RunningGame } from './running-game'

type AnswersAndLog = Pick<RunningGame, 'answers' | 'log'>

/**
 * Returns the chat note about an undo of the answers after the first `keep`: what they did, if something was
 * revealed or left to chance since; else undefined, since nobody learned anything.
 */
export function noteOfUndo(game: AnswersAndLog, seat: string, keep: number): string | undefined {
  const removed = game.answers.slice(keep)
  if (!removed.some(({ barsUndo }) => barsUndo === true)) return undefined
  return `${seat} took back: ${whatIsUndone(game, seat, keep)}. Something was seen or left to chance.`
}

/** Returns what the answers after the first `keep` did, as the public log says it. */
export function whatIsUndone(game: AnswersAndLog, seat: string, keep: number): string {
  const [first] = game.log
    .slice(logLengthAt(game, keep))
    .flatMap((item) => ('line' in item ? [item.line] : []))
  const what =
    first === undefined
      ? game.answers[keep]?.title
      : lineText(withoutDoer(withoutBacks(lineFor(first, undefined)), seat))
  return what ?? 'an answer'
}

/** Removes the player from the beginning of a line, since the note names them already. */
function withoutDoer(line: LogLine, seat: string): LogLine {
  const doer = '{player} '
  const begins = line.template.startsWith(doer) && line.args.player?.value === seat
  return begins ? { ...line, template: line.template.slice(doer.length) } : line
}

/** Replaces hidden cards by the words 'a card', since only pages can draw a card back. */
const withoutBacks = (line: LogLine): LogLine => ({
  ...line,
  args: Object.fromEntries(
    Object.entries(line.args).map(([key, arg]) => [
      key,
      arg.classes.includes('card-hidden') ? { ...arg, value: 'a card' } : arg,
    ]),
  ),
})
