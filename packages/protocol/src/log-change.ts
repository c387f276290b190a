import { logArg, type LogArg, shortArg } from '@parlour/kernel'
import type { WireLogEntry, WireResponse } from './records'

/** How the log of a page changes, and the answers in it. */
export interface LogChange {
  /** How many entries stay: fewer than before after an undo. */
  readonly from: number
  /** Those that come after them. */
  readonly added: readonly PushedEntry[]
  /** By their `seq`, answers that stay and were masked, which the viewer may read now. */
  readonly read?: ReadNow
}
type ReadNow = Readonly<Record<number, Pick<WireResponse, 'selection' | 'noUndo'>>>

type Line = Extract<WireLogEntry, { readonly type: 'log' }>

/** An entry without what its place says, and without what is so of nearly every one. */
export type PushedEntry =
  /** `at` where it is not the time of the push. */
  | { readonly data: WireResponse; readonly at?: number }
  | (Pick<Line, 'template' | 'gain'> &
      Partial<Pick<Line, 'indent' | 'classes'>> & { readonly args?: PushedArgs })
/** By their keys, each as short as its key allows. */
type PushedArgs = Readonly<Record<string, LogArg | LogArg['value']>>

/** An entry as it is pushed at a time. */
export function pushedEntry(entry: WireLogEntry, now: number): PushedEntry {
  if (entry.type === 'response-received') {
    const { data, at } = entry
    return { data, ...(at === undefined || at === now ? {} : { at }) }
  }
  const { template, args: whole, indent, classes, gain } = entry
  const args = argsAs(whole, shortArg)
  return {
    template,
    ...(args === undefined ? {} : { args }),
    ...(indent === 0 ? {} : { indent }),
    ...(classes.length === 0 ? {} : { classes }),
    ...(gain === undefined ? {} : { gain }),
  }
}

function argsAs<Arg, Other>(
  args: Readonly<Record<string, Arg>>,
  made: (key: string, arg: Arg) => Other,
): Readonly<Record<string, Other>> | undefined {
  let some: Record<string, Other> | undefined
  for (const [key, arg] of Object.entries(args)) (some ??= {})[key] = made(key, arg)
  return some
}

/** The log after a push of some time. */
export function logAfter(
  held: readonly WireLogEntry[],
  { from, added, read }: LogChange,
  now: number,
): readonly WireLogEntry[] {
  const kept = held.slice(0, from)
  return [
    ...(read === undefined ? kept : kept.map((entry) => withRead(entry, read))),
    ...added.map((entry, at) => entryAt(entry, from + at, now)),
  ]
}

const withRead = (entry: WireLogEntry, read: ReadNow): WireLogEntry =>
  entry.type === 'response-received' ? { ...entry, data: answerRead(entry.data, read) } : entry

/** An answer of before, as it may be read now. */
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
