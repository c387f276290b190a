/**
 * An argument of a log line: a word, a name or several names. With `seenBy`, only those seats read the value;
 * all others read `instead`.
 */
export interface LogArg {
  readonly value: string | number | readonly string[]
  readonly classes: readonly string[]
  readonly cardId?: string
  readonly instead?: string
  readonly seenBy?: readonly string[]
}

/**
 * A line of the log as the rules write it: a template with `{key}` places and its arguments. Never compiled,
 * never markup.
 */
export interface LogLine {
  readonly template: string
  readonly args: Readonly<Record<string, LogArg>>
  readonly indent: number
  readonly classes: readonly string[]
  readonly gain?: LogGains
}

/**
 * The classes that the logs of all games know. A game may give a line others beside them, for a screen of its
 * own. `turn-start`: a turn begins, which folds what follows; `action-heading`: an act within it begins;
 * `card-effect`: the text of a card that is carried out; `notable`: matters to everybody, and is told also to
 * those who were away; `faded`: nothing came of it; `player-counter-change`: how a counter changed;
 * `play-card`: a card is played, which alone is no deed;
 * `stack-push` and `stack-pop`: a block of lines begins and ends.
 */
export type LineClass =
  | 'turn-start'
  | 'action-heading'
  | 'card-effect'
  | 'notable'
  | 'play-card'
  | 'faded'
  | 'player-counter-change'
  | 'stack-push'
  | 'stack-pop'

/** Whether a line has a class. */
export const isOfClass = ({ classes }: Pick<LogLine, 'classes'>, name: LineClass): boolean =>
  classes.includes(name)

/** In lines that were stored before all games said `turn-start`. */
const FORMER_TURN_STARTS = ['player-turn', 'start-turn']

/** Whether a turn begins with a line. */
export const startsTurn = (line: Pick<LogLine, 'classes'>): boolean =>
  isOfClass(line, 'turn-start') || FORMER_TURN_STARTS.some((name) => line.classes.includes(name))

/**
 * What a line adds to a player's turn summary: `by` of something, a noun in the singular, or an action in
 * words.
 */
export interface LogGain {
  readonly what: string
  readonly by?: number
  /** The name of the player, where it is not the one whom the line is about. */
  readonly player?: string
}

/** One or several. */
export type LogGains = LogGain | readonly LogGain[]

export interface LineOptions {
  readonly indent?: number
  readonly classes?: readonly string[] | undefined
  readonly gain?: LogGains | undefined
}
/**
 * What rules pass for a placeholder: a name or number, several names, or a card that not everybody may see.
 */
export type LogValue = string | number | readonly string[] | Omit<LogArg, 'classes'>

/**
 * A log line with its arguments normalized by their names (rules: hub 9): `players` joins names, `player*` a
 * name, `card*` a card, `zone*` a zone, anything else its value.
 */
export function logLine(
  template: string,
  values: Readonly<Record<string, LogValue>> = {},
  options: LineOptions = {},
): LogLine {
  const args: Record<string, LogArg> = {}
  for (const key in values) args[key] = logArg(key, values[key] as LogValue)
  const { indent = 0, classes = [], gain } = options
  return gain === undefined ? { template, args, indent, classes } : { template, args, indent, classes, gain }
}

/** Returns the argument that a value makes under a key, which decides its classes. */
export function logArg(key: string, value: LogValue): LogArg {
  if (typeof value === 'string' || typeof value === 'number') return { value, classes: classesOf(key) }
  if (isNames(value)) return { value, classes: ['player-names'] }
  return { classes: classesOf(key), ...value }
}

/** Returns the bare value where `logArg` restores the argument from it; else the argument itself. */
export function shortArg(key: string, arg: LogArg): LogArg | LogArg['value'] {
  if (Object.keys(arg).length > 2) return arg
  const { classes } = logArg(key, arg.value)
  return classes.length === arg.classes.length && classes.every((name, at) => name === arg.classes[at])
    ? arg.value
    : arg
}

const isNames = (value: LogValue): value is readonly string[] => Array.isArray(value)

const CLASSES_BY_KEY: readonly (readonly [key: string, classes: readonly string[]])[] = [
  ['players', ['player-names']],
  ['player', ['player-name']],
  ['card', ['card-name']],
  ['zone', ['zone-name']],
]

const classesOf = (key: string): readonly string[] =>
  CLASSES_BY_KEY.find(([beginning]) => key.startsWith(beginning))?.[1] ?? []

/** Returns the line as one reader may see it: hidden values are replaced, and `seenBy` is left out. */
export function lineFor(line: LogLine, reader: string | undefined): LogLine {
  const hides = Object.values(line.args).some((arg) => arg.seenBy !== undefined)
  if (!hides) return line
  return {
    ...line,
    args: Object.fromEntries(Object.entries(line.args).map(([key, arg]) => [key, argFor(arg, reader)])),
  }
}

function argFor(arg: LogArg, reader: string | undefined): LogArg {
  if (arg.seenBy === undefined) return arg
  if (reader !== undefined && arg.seenBy.includes(reader)) {
    return {
      value: arg.value,
      classes: arg.classes,
      ...(arg.cardId === undefined ? {} : { cardId: arg.cardId }),
    }
  }
  return { value: arg.instead ?? 'something hidden', classes: [...arg.classes, 'card-hidden'] }
}

/** The line as plain text. */
export function lineText(line: LogLine): string {
  return line.template.replace(/\{(\w+)\}/g, (place, key: string) => argText(line.args[key]?.value ?? place))
}

/** The value of an argument as plain text: several names with commas between them. */
export const argText = (value: LogArg['value']): string =>
  typeof value === 'object' ? value.join(', ') : String(value)
