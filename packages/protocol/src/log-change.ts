import { defined, logArg, type LogArg, shortArg } from '@parlour/kernel'
import type { WireLogEntry, WireResponse } from './records'

/** A change of the log that a page holds, and of the answers in it. */
export interface LogChange {
  /** How many entries stay; after an undo, fewer than the page holds. */
  readonly from: number
  /** Those that come after them. */
  readonly added: readonly PushedEntry[]
  /** By `seq`: masked answers among those that stay which the viewer may read from now on. */
  readonly read?: ReadNow
}
type ReadNow = Readonly<Record<number, Pick<WireResponse, 'selection' | 'noUndo'>>>

type Line = Extract<WireLogEntry, { readonly type: 'log' }>

/** A compact log entry: without its id, which is its index, and without fields that have their default. */
export type PushedEntry =
  /** `at` only where it differs from the time of the push. */
  | { readonly data: WireResponse; readonly at?: number }
  | (Pick<Line, 'template' | 'gain'> &
      Partial<Pick<Line, 'indent' | 'classes'>> & { readonly args?: PushedArgs })
/** Arguments by key; a bare value stands for the argument that `logArg` makes of it. */
type PushedArgs = Readonly<Record<string, LogArg | LogArg['value']>>

/** Returns an entry in the form of a push that is sent at `now`. */
export function pushedEntry(entry: WireLogEntry, now: number): PushedEntry {
  if (entry.type === 'response-received') {
    const { data, at } = entry
    return { data, ...(at === undefined || at === now ? {} : { at }) }
  }
  const { template, args: whole, indent, classes, gain } = entry
  const args = argsAs(whole, shortArg)
  return {
    template,
    ...defined({ args }),
    ...(indent === 0 ? {} : { indent }),
    ...(classes.length === 0 ? {} : { classes }),
    ...defined({ gain }),
  }
}

function argsAs<Arg, Other>(
  args: Readonly<Record<string, Arg>>,
  convert: (key: string, arg: Arg) => Other,
): Readonly<Record<string, Other>> | undefined {
  let some: Record<string, Other> | undefined
  for (const [key, arg] of Object.entries(args)) (some ??= {})[key] = convert(key, arg)
  return some
}

/** Returns the log of a page after a push that was sent at `now`. */
export function logAfter(
  before: readonly WireLogEntry[],
  { from, added, read }: LogChange,
  now: number,
): readonly WireLogEntry[] {
  const remaining = before.slice(0, from)
  return [
    ...(read === undefined ? remaining : remaining.map((entry) => withRead(entry, read))),
    ...added.map((entry, at) => entryAt(entry, from + at, now)),
  ]
}

const withRead = (entry: WireLogEntry, read: ReadNow): WireLogEntry =>
  entry.type === 'response-received' ? { ...entry, data: answerRead(entry.data, read) } : entry

/** Returns an answer that the page holds with its selection, where the push lets the viewer read it. */
export function answerRead(answer: WireResponse, read: ReadNow): WireResponse {
  const now = read[answer.seq]
  if (now === undefined) return answer
  const { seq, actor, title } = answer
  return { seq, actor, title, isUserResponse: true, ...now }
}

function entryAt(entry: PushedEntry, id: number, now: number): WireLogEntry {
  if ('data' in entry) return { type: 'response-received', id, at: now, ...entry }
  const { args = {}, ...line } = entry
  return { type: 'log', id, indent: 0, classes: [], ...line, args: argsAs(args, logArg) ?? {} }
}
