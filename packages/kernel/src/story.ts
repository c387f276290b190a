import type { LogLine } from './log'
import type { RecordedAnswer } from './recorded-answer'

/**
 * How a game stands at one moment, in numbers: what its charts and turning points are made of. Lists of
 * numbers are in the order of `StoryRules.seats`.
 */
export interface MomentStanding {
  /** The round, from 1; before the first, 0. */
  readonly round: number
  /** Grows by one with each turn. */
  readonly turn: number
  /** Whose turn it is. */
  readonly player: string
  /** The numbers of the seats in each of the game's courses. */
  readonly values: readonly (readonly number[])[]
  /** How well each seat stands, in one number: the larger, the better. */
  readonly worth: readonly number[]
  /** What the step before did, for figures: in the game's own order, how often each seat did it. */
  readonly deeds?: readonly (readonly number[])[]
}

/** Something that a chart shows from round to round, such as the points. */
export interface CourseName {
  readonly title: string
  /** Its noun where it changes by one. */
  readonly one: string
  /** Its noun where it changes by any other number. */
  readonly many: string
  /** It changes in steps, and is drawn so. */
  readonly stepped?: true
}

/** Who won a game and why, for readers who do not know it: `bob` `won with the most points, 47 to 22`. */
export interface GameEnding {
  /** Empty where nobody did. */
  readonly winners: readonly string[]
  /** What follows the names; where there are none, a sentence without its full stop. */
  readonly words: string
  /** How the game came to end, in whole sentences. */
  readonly why?: string
}

/** A row of the figures of a finished game: one value a seat. */
export interface FigureRow {
  readonly title: string
  readonly values: readonly (number | string)[]
}

/** Lines over the rounds, one a seat; `values[seat][n]` is at the end of round `from + n`. */
export interface LineChart {
  readonly kind: 'lines'
  readonly title: string
  /** What a step of the horizontal axis is called. */
  readonly unit: string
  readonly from: number
  /** A value stays until the next round. */
  readonly stepped?: true
  readonly values: readonly (readonly number[])[]
}

/** Columns, one group a seat: how many of each, such as cards by mana value. */
export interface ColumnChart {
  readonly kind: 'columns'
  readonly title: string
  readonly columns: readonly string[]
  readonly values: readonly (readonly number[])[]
}

/** A row of cells a seat, each with a letter and a color, in groups: picks by color, pack by pack. */
export interface CellChart {
  readonly kind: 'cells'
  readonly title: string
  readonly groups: readonly string[]
  /** By seat, then by group. */
  readonly cells: readonly (readonly (readonly Cell[])[])[]
}

export interface Cell {
  readonly letter: string
  /** What it stands for, in words. */
  readonly words: string
  /** One of the tones that pages know. */
  readonly tone: CellTone
}

export type CellTone = 'white' | 'blue' | 'black' | 'red' | 'green' | 'gold' | 'gray'

export type Chart = LineChart | ColumnChart | CellChart

/** Where a game turned: the link to it, and what happened. */
export interface TurningPoint {
  /** How many answers had been given when it had happened. */
  readonly seq: number
  readonly round: number
  /** What happened, as lines of the log that everybody may read. */
  readonly lines: readonly LogLine[]
  /** How large it was, in words: `+7 score`. */
  readonly size: string
}

/** A game that is over, from its beginning to its end, as far back as its moments are known. */
export interface EndedGame<State> {
  /** The end. */
  readonly state: State
  readonly answers: readonly RecordedAnswer[]
  readonly log: readonly LogLine[]
  /** At each moment that is known, in order. */
  readonly standings: readonly MomentStanding[]
}

/** What is told beside: of records that the server looks up. */
export interface StoryParts {
  readonly charts: readonly Chart[]
  readonly figures: readonly FigureRow[]
}

/** What the page of a finished game shows. Nothing of it is asked before the game is over. */
export interface StoryRules<State> {
  /** What its rounds are called: `round`, `turn`. */
  readonly unit: string
  readonly courses: readonly CourseName[]
  /** Turns that change the gap between the first two by less are no turning points. */
  readonly smallestSwing: number
  /** Names in the order of all lists of numbers. */
  seats(state: State): readonly string[]
  /** Undefined where there is nothing to count, such as before the first turn. */
  standing(state: State): MomentStanding | undefined
  ending(state: State): GameEnding
  figures(game: EndedGame<State>): readonly FigureRow[]
  /** A card as readers of a story name it, where the log has another name for it. */
  readonly cardWords?: (name: string) => string
  /** Charts beside those of the courses. */
  charts?(state: State): readonly Chart[]
  /** In place of the largest swings, where a game has no turns. */
  turningPoints?(game: EndedGame<State>): readonly TurningPoint[]
}
