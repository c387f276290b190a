import {
  type LineOptions,
  type LogLine,
  type LogValue,
  logLine,
  type Random,
  randomFrom,
  type RandomState,
  RulesBug,
} from '@parlour/kernel'
import { ScriptEffect, type IdleEffects } from './effect'
import type { Script } from './script'

/**
 * The truth of a game under script: plain JSON, never altered, only replaced. It holds the generator of its
 * chance.
 */
export interface ScriptBoard {
  readonly random: RandomState
}

/** What happened since the last answer: the single source of log, news and the limit of undo. */
export interface Diary<Change> {
  readonly lines: LogLine[]
  readonly changes: Change[]
  barred: boolean
  /** Whose answer all this follows from; undefined during setup. */
  readonly actor: string | undefined
}

export const newDiary = <Change>(actor: string | undefined): Diary<Change> => ({
  lines: [],
  changes: [],
  barred: false,
  actor,
})

/** How a game's board takes changes. */
export interface BoardDoor<Board, Change> {
  /** The board after a change; shares with the one before all that did not change. */
  reduce(board: Board, change: Change): Board
  /**
   * Whether somebody learns from the change what the answering player did not know before: nobody takes that
   * back.
   */
  bars?(change: Change, before: Board, actor: string | undefined): boolean
  /**
   * Whether a change is part of the news of its step. Other changes are not stored once they are applied.
   * Without this function every change is news.
   */
  isNews?(change: Change): boolean
}

/**
 * Changes and lines between two answers: more is a loop in the rules, which would take all the time and
 * memory of whoever runs it.
 */
const MOST_HAPPENINGS = 20_000

/** Thrown by `stop`, caught by the machine alone. */
export class StepStopped extends Error {}

/** One step as its rules see it: the board now, and the one door through which it changes. */
export class Run<Board extends ScriptBoard, Change> {
  #board: Board
  #diary: Diary<Change>
  readonly #door: BoardDoor<Board, Change>
  readonly idle: IdleEffects = new Set()
  #indent = 0
  #happenings = 0

  constructor(board: Board, door: BoardDoor<Board, Change>, diary: Diary<Change>) {
    this.#board = board
    this.#door = door
    this.#diary = diary
  }

  get board(): Board {
    return this.#board
  }

  /** The one door: the only way in which a board becomes another. */
  change(change: Change): void {
    this.#happens()
    const before = this.#board
    this.#board = this.#door.reduce(before, change)
    if (this.#door.isNews?.(change) !== false) this.#diary.changes.push(change)
    if (!this.#diary.barred && this.#door.bars?.(change, before, this.#diary.actor) === true)
      this.#diary.barred = true
  }

  /** Lets chance decide something. Bars undo. */
  chance<T>(decide: (random: Random) => T): T {
    const random = randomFrom(this.#board.random)
    const result = decide(random)
    this.#board = { ...this.#board, random: random.state }
    this.#diary.barred = true
    return result
  }

  log(template: string, values: Readonly<Record<string, LogValue>> = {}, options: LineOptions = {}): void {
    this.#happens()
    const { indent = 0, classes, gain } = options
    this.#diary.lines.push(logLine(template, values, { indent: indent + this.#indent, classes, gain }))
  }

  /** The line written last since the last answer, if any. */
  get lastLine(): LogLine | undefined {
    return this.#diary.lines.at(-1)
  }

  /** Writes a line in place of the last one: what it said is now said together with what followed. */
  relog(template: string, values: Readonly<Record<string, LogValue>>, options: LineOptions = {}): void {
    this.#diary.lines.pop()
    this.log(template, values, options)
  }

  /** Log lines written while the script runs stand one level deeper. */
  *indented<T>(script: Script<T> | ScriptEffect<T>): Script<T> {
    this.#indent += 1
    try {
      return yield* script
    } finally {
      this.#indent -= 1
    }
  }

  /** A verb's effect: it happens when `yield*` starts it, and is a bug when nothing does. */
  effect<T>(label: string, body: () => Script<T>): ScriptEffect<T> {
    return new ScriptEffect(label, body, this.idle)
  }

  /** Ends the step here and now, whatever is still to do in it. */
  stop(): never {
    throw new StepStopped('the step was stopped')
  }

  /** For the machine: what follows belongs to another answer. */
  turnPage(diary: Diary<Change>): void {
    this.#diary = diary
    this.#happenings = 0
  }

  #happens(): void {
    this.#happenings += 1
    if (this.#happenings > MOST_HAPPENINGS) throw new RulesBug('the rules go on for ever without a question')
  }
}
