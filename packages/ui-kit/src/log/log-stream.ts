import { argText, defined, isOfClass, lineText, startsTurn } from '@parlour/kernel'
import type { ChatEntry, WireLogEntry } from '@parlour/protocol'

export type LogText = Extract<WireLogEntry, { readonly type: 'log' }>

/** A line of the chat or, in a look back, a comment on the moment after so many answers. */
export interface SaidEntry extends ChatEntry {
  readonly onAnswer?: number
}

/** One entry of the stream, with what is nested under it. */
export type LogNode =
  | {
      readonly kind: 'line'
      readonly entry: LogText
      readonly children: readonly LogNode[]
      /** When the answer was given that brought it about; unknown of a game's beginning. */
      readonly at?: number
      /** How many answers had been given with that one; 0 at a game's beginning. */
      readonly answers: number
      /** It is the first line that the answer brought about. */
      readonly isFirst: boolean
    }
  | { readonly kind: 'chat'; readonly entry: SaidEntry }
  | { readonly kind: 'since' }

/** What the stream is made from. */
export interface LogSource {
  readonly log: readonly WireLogEntry[]
  readonly chat: readonly SaidEntry[]
  /** Whose last answer sets the mark; absent for a viewer without a seat. */
  readonly reader?: string
}

/**
 * Log and chat as one nested stream (rules: hub 9). A chat line stands after as many log entries as there
 * were when it was written. An entry with `stack-push` opens a block that lasts to its `stack-pop`; a deeper
 * indent nests under the line before it. The mark stands at the end of the reader's own last turn until the
 * next one ends; in a game without turns after their last answer, when something came since.
 */
export function logStream(source: LogSource): readonly LogNode[] {
  const nest = createNest()
  const { mark, flat } = flattened(source)
  flat.forEach((item, index) => {
    if (index === mark) nest.since()
    if (item.type === 'chat') nest.chat(item)
    else if (item.type === 'log') nest.line(item)
    else nest.answer(item)
  })
  return nest.roots
}

type Item = WireLogEntry | SaidEntry

interface FlatLog {
  readonly flat: readonly Item[]
  readonly mark: number
}

function flattened({ log, chat, reader }: LogSource): FlatLog {
  const flat = merged(log, chat)
  const ended = reader === undefined ? undefined : endOfOwnTurn(flat, reader)
  if (ended !== undefined) return { flat, mark: ended }
  const last = flat.findLastIndex((item) => item.type === 'response-received' && item.data.actor === reader)
  const sinceFrom = endOfOwnLines(flat, last, reader)
  const came = flat.slice(sinceFrom).some((item) => item.type !== 'response-received')
  return { flat, mark: last >= 0 && came ? sinceFrom : -1 }
}

const turnOf = (item: Item): string | undefined =>
  item.type === 'log' && startsTurn(item) ? playerOf(item) : undefined

/**
 * Where the reader's last turn ended that is over: the heading of the turn after it. Before their first turn
 * was over, what stands there is the first heading of another's; -1 where theirs is the first. Undefined
 * where nobody has turns.
 */
function endOfOwnTurn(flat: readonly Item[], reader: string): number | undefined {
  const headings = flat.flatMap((item, at) => {
    const player = turnOf(item)
    return player === undefined ? [] : [{ at, player }]
  })
  const [first] = headings
  if (first === undefined) return undefined
  const ended = headings.findLast((_, index) => headings[index - 1]?.player === reader)
  return (ended ?? (first.player === reader ? undefined : first))?.at ?? -1
}

/** The lines that the reader's own answer wrote stand before the mark, not after it. */
function endOfOwnLines(flat: readonly Item[], last: number, reader: string | undefined): number {
  let at = last + 1
  while (at < flat.length && isOwnLine(flat[at], reader)) at += 1
  return at
}
/** What is nested under a line of the player's own and names nobody belongs to it. */
function isOwnLine(item: Item | undefined, reader: string | undefined): boolean {
  if (item?.type === 'chat') return item.author === reader
  if (item?.type !== 'log') return false
  const player = playerOf(item)
  return player === reader || (player === undefined && item.indent > 0)
}

function merged(log: readonly WireLogEntry[], chat: readonly SaidEntry[]): readonly Item[] {
  const waiting = [...chat].sort((a, b) => a.position - b.position || a.at - b.at)
  const flat: Item[] = []
  log.forEach((entry, index) => {
    while ((waiting[0]?.position ?? Infinity) <= index) flat.push(...waiting.splice(0, 1))
    flat.push(entry)
  })
  return [...flat, ...waiting]
}

interface OpenNode {
  readonly level: number
  readonly children: LogNode[]
}

function createNest() {
  const roots: LogNode[] = []
  let open: OpenNode[] = []
  let depth = 0
  let at: number | undefined
  let answers = 0
  let isFirst = false
  const siblingsAt = (level: number): LogNode[] => {
    open = open.filter((node) => node.level < level)
    return open.at(-1)?.children ?? roots
  }
  return {
    roots,
    chat(entry: SaidEntry) {
      siblingsAt(depth).push({ kind: 'chat', entry })
    },
    since() {
      siblingsAt(depth).push({ kind: 'since' })
    },
    answer(answered: Extract<WireLogEntry, { readonly type: 'response-received' }>) {
      at = answered.at
      answers = answered.data.seq
      isFirst = true
    },
    line(entry: LogText) {
      const level = depth + entry.indent
      const children: LogNode[] = []
      siblingsAt(level).push({ kind: 'line', entry, children, answers, isFirst, ...defined({ at }) })
      isFirst = false
      open.push({ level, children })
      if (isOfClass(entry, 'stack-push')) depth += 1
      if (isOfClass(entry, 'stack-pop')) depth = Math.max(0, depth - 1)
    },
  }
}

/** The player a line is about: the first player it names. */
export function playerOf(entry: LogText): string | undefined {
  const arg = Object.values(entry.args).find(({ classes }) => classes.includes('player-name'))
  return arg === undefined ? undefined : argText(arg.value)
}

/** A run of lines about one player, a chat line, or the mark. */
export type LogGroup =
  | { readonly kind: 'lines'; readonly player: string | undefined; readonly lines: readonly Line[] }
  | Exclude<LogNode, { readonly kind: 'line' }>
export type Line = Extract<LogNode, { readonly kind: 'line' }>

/** The top level of a stream in groups: neighboring lines about the same player belong together. */
export function logGroups(nodes: readonly LogNode[]): readonly LogGroup[] {
  const groups: LogGroup[] = []
  for (const node of nodes) {
    const last = groups.at(-1)
    if (node.kind !== 'line') groups.push(node)
    else if (last?.kind === 'lines' && last.player === playerOf(node.entry)) {
      groups[groups.length - 1] = { ...last, lines: [...last.lines, node] }
    } else groups.push({ kind: 'lines', player: playerOf(node.entry), lines: [node] })
  }
  return groups
}

/** A turn of the stream; the first one, without a heading, is what came before all turns. */
export interface LogTurn {
  readonly heading: Line | undefined
  /** The mark stands before it. */
  readonly isSince: boolean
  readonly nodes: readonly LogNode[]
  /** The heading of the turn after it; undefined of the last. */
  readonly next: LogText | undefined
}

/** The top level of a stream in turns. */
export function logTurns(nodes: readonly LogNode[]): readonly LogTurn[] {
  const turns: (Omit<LogTurn, 'next' | 'nodes'> & { readonly nodes: LogNode[] })[] = []
  for (const node of nodes) {
    const last = turns.at(-1)
    if (node.kind === 'line' && startsTurn(node.entry)) {
      const isSince = last?.nodes.at(-1)?.kind === 'since'
      if (isSince) last?.nodes.pop()
      turns.push({ heading: node, isSince, nodes: [...node.children] })
    } else if (last === undefined) turns.push({ heading: undefined, isSince: false, nodes: [node] })
    else last.nodes.push(node)
  }
  return turns.map((turn, at) => ({ ...turn, next: turns[at + 1]?.heading?.entry }))
}

/** Whether two groups show the same: an entry never changes, so the same ones in the same places do. */
export function isSameGroup(one: LogGroup, other: LogGroup): boolean {
  if (one.kind !== 'lines' || other.kind !== 'lines')
    return one.kind !== 'lines' && other.kind !== 'lines' && isSameNode(one, other)
  return one.player === other.player && areSameNodes(one.lines, other.lines)
}

function areSameNodes(some: readonly LogNode[], others: readonly LogNode[]): boolean {
  return some.length === others.length && some.every((node, index) => isSameNode(node, others[index]))
}

function isSameNode(one: LogNode, other: LogNode | undefined): boolean {
  if (one.kind === 'line')
    return other?.kind === 'line' && one.entry === other.entry && areSameNodes(one.children, other.children)
  if (one.kind === 'chat') return other?.kind === 'chat' && one.entry === other.entry
  return other?.kind === 'since'
}

/** Where a group begins, as a key that stays the same while more is said. */
export function keyOfGroup(group: LogGroup): string {
  if (group.kind === 'lines') return `line ${group.lines[0]?.entry.id}`
  return group.kind === 'chat' ? `chat ${group.entry.at} ${group.entry.id}` : group.kind
}

/** A line and how often it is repeated in a row. */
export interface RepeatedLine {
  readonly line: Line
  readonly times: number
}

/** Merges neighboring lines that say the same; a line with something nested under it stays alone. */
export function withoutRepeats(lines: readonly Line[]): readonly RepeatedLine[] {
  const merged: RepeatedLine[] = []
  for (const line of lines) {
    const last = merged.at(-1)
    if (last !== undefined && saysSame(last.line, line))
      merged[merged.length - 1] = { line, times: last.times + 1 }
    else merged.push({ line, times: 1 })
  }
  return merged
}

function saysSame(a: Line, b: Line): boolean {
  return a.children.length + b.children.length === 0 && lineText(a.entry) === lineText(b.entry)
}

/** When the latest answer or chat line of a game came; 0 before there is any. */
export function latestTime({ log, chat }: LogSource): number {
  const answered = log.findLast((entry) => entry.type === 'response-received')?.at ?? 0
  return chat.reduce((latest, { at }) => Math.max(latest, at), answered)
}

/** How many chat lines of others came after the reader's last answer, and after `readAt` (rules: hub 9). */
export function newChatCount({ log, chat, reader }: LogSource, readAt: number): number {
  const flat = merged(log, chat)
  const last = flat.findLastIndex((item) => item.type === 'response-received' && item.data.actor === reader)
  const isNew = (item: Item) => item.type === 'chat' && item.author !== reader && item.at > readAt
  return flat.slice(last + 1).filter(isNew).length
}

/** The lines that came after the reader's last answer, without the chat. */
export function newLines(source: LogSource): readonly LogText[] {
  return newEntries(source).filter((entry) => entry.type === 'log')
}

/** These lines and the answers between them, after the answer that brought about the first of them. */
export function newEntries(source: LogSource): readonly WireLogEntry[] {
  const { mark, flat } = flattened(source)
  if (mark === -1) return []
  const answer = flat.slice(0, mark).findLast((item) => item.type === 'response-received')
  const entries = flat.slice(mark).filter((item) => item.type !== 'chat')
  return answer === undefined ? entries : [answer, ...entries]
}

/** The answers that came after the reader's last turn, each as how many there were with it. */
export function answersSince(source: LogSource): readonly number[] {
  const { mark, flat } = flattened(source)
  if (mark === -1) return []
  return flat.slice(mark).flatMap((item) => (item.type === 'response-received' ? [item.data.seq] : []))
}

/**
 * How many lines, chat included, stand below the mark and came after `readAt`. A line of the log came with
 * the answer before it.
 */
export function newLineCount(source: LogSource, readAt: number): number {
  const { mark, flat } = flattened(source)
  if (mark === -1) return 0
  let came = 0
  let count = 0
  flat.forEach((item, index) => {
    if (item.type === 'response-received') came = item.at ?? 0
    else if (index >= mark && (item.type === 'chat' ? item.at : came) > readAt) count += 1
  })
  return count
}
