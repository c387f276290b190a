import { isOfClass, startsTurn } from '@parlour/kernel'
import {
  type LogSource,
  logStream,
  type LogText,
  type LogTurn,
  logTurns,
  newEntries,
  playerOf,
} from './log-stream'

/**
 * An act of another player: who did what with what, then what it did to the reader and what counts for
 * everybody.
 */
export interface AwayAct {
  readonly lines: readonly LogText[]
  /** How many answers had been given with the one that brought about its first line. */
  readonly answers: number
  /** How many more lines would tell as much. */
  readonly more: number
}

const MOST_LINES = 3

/** Returns what others did since the reader's own last turn, act by act. */
export function whileAway(source: LogSource): readonly AwayAct[] {
  const { reader } = source
  const entries = newEntries(source)
  const lines = entries.filter((entry) => entry.type === 'log')
  const answers = answersByLine(entries)
  const own = lines.findIndex((line) => startsTurn(line) && playerOf(line) === reader)
  const others = own === -1 ? lines : lines.slice(0, own)
  return actsOf(others).flatMap((act) => {
    const [what, ...rest] = act.filter(tells)
    if (what === undefined) return []
    const telling = rest.filter((line) => isAbout(line, reader) || isOfClass(line, 'notable'))
    const lines = [what, ...telling].slice(0, MOST_LINES)
    return [{ lines, answers: answers.get(what.id) ?? 0, more: telling.length + 1 - lines.length }]
  })
}

/** Returns for each line, by its id, how many answers had been given with the one that brought it about. */
function answersByLine(entries: LogSource['log']): ReadonlyMap<number, number> {
  const answers = new Map<number, number>()
  let answerCount = 0
  for (const entry of entries)
    if (entry.type === 'log') answers.set(entry.id, answerCount)
    else answerCount = entry.data.seq
  return answers
}

/** Returns the turns of the others since the reader's own last turn, the oldest first. */
export function turnsAway(source: LogSource): readonly LogTurn[] {
  const turns = logTurns(logStream({ log: newEntries(source), chat: [] }))
  const own = turns.findIndex(
    ({ heading }) => heading !== undefined && playerOf(heading.entry) === source.reader,
  )
  return (own === -1 ? turns : turns.slice(0, own)).filter(({ heading }) => heading !== undefined)
}

/** Returns the turn that is being played, or was played last; undefined before the first. */
export function lastTurn(log: LogSource['log']): LogTurn | undefined {
  return logTurns(logStream({ log, chat: [] })).findLast(({ heading }) => heading !== undefined)
}

/**
 * Lines by act: from one heading to the next, or where a game has none, from one line at the margin to the
 * next.
 */
function actsOf(lines: readonly LogText[]): readonly (readonly LogText[])[] {
  const isHeaded = lines.some(isActHeading)
  const acts: LogText[][] = []
  for (const line of lines) {
    const begins = startsTurn(line) || (isHeaded ? isActHeading(line) : line.indent === 0)
    const last = acts.at(-1)
    if (begins || last === undefined) acts.push([line])
    else last.push(line)
  }
  return acts
}

const isActHeading = (line: LogText): boolean => isOfClass(line, 'action-heading')

/** Returns whether a line tells something: headings, texts of cards and what had no effect do not. */
export const tells = (line: LogText): boolean =>
  !startsTurn(line) && !isActHeading(line) && !isOfClass(line, 'faded') && !isOfClass(line, 'card-effect')

const isAbout = ({ args }: LogText, reader: string | undefined): boolean =>
  Object.values(args).some(
    ({ value, classes }) =>
      classes.some((word) => word === 'player-name' || word === 'player-names') &&
      (value === reader || (typeof value === 'object' && reader !== undefined && value.includes(reader))),
  )
