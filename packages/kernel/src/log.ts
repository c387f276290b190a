/** One word or name in a log line, or several names. With `instead`, only `seenBy` read the value; all others read the stand-in. */
export interface LogArg {
  readonly value: string | number | readonly string[]
  readonly classes: readonly string[]
  readonly cardId?: string
  readonly instead?: string
  readonly seenBy?: readonly string[]
}

/** A line of the log as the rules write it: a template with `{key}` places and its arguments. Never compiled, never markup. */
export interface LogLine {
  readonly template: string
  readonly args: Readonly<Record<string, LogArg>>
  readonly indent: number
  readonly classes: readonly string[]
  readonly gain?: LogGain
}

/** What a line adds to its turn for the player whom it is about: so many of something, a noun in the singular; or a deed in words. */
export interface LogGain {
  readonly what: string
  readonly by?: number
}

export interface LineOptions {
  readonly indent?: number
  readonly classes?: readonly string[] | undefined
  readonly gain?: LogGain | undefined
}
/** What a rule gives for a place: a name or number, several names, or a card that not everybody may see. */
export type LogValue = string | number | readonly string[] | Omit<LogArg, 'classes'>

/**
 * A log line with its arguments normalized by their names (rules: hub 9): `players` joins names, `player*` a name, `card*` a card,
 * `zone*` a zone, anything else its value.
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

function logArg(key: string, value: LogValue): LogArg {
  if (typeof value === 'string' || typeof value === 'number') return { value, classes: classesOf(key) }
  if (isNames(value)) return { value, classes: ['player-names'] }
  return { classes: classesOf(key), ...value }
}
const isNames = (value: LogValue): value is readonly string[] => Array.isArray(value)

/** The classes of each key so far: rules use a dozen keys, and write lines all the time. */
const knownClasses = new Map<string, readonly string[]>()

function classesOf(key: string): readonly string[] {
  const known = knownClasses.get(key)
  if (known !== undefined) return known
  const classes = classesFor(key)
  knownClasses.set(key, classes)
  return classes
}

function classesFor(key: string): readonly string[] {
  if (key === 'players') return ['player-names']
  if (key.startsWith('player')) return ['player-name']
  if (key.startsWith('card')) return ['card-name']
  if (key.startsWith('zone')) return ['zone-name']
  return []
}

/** The line as one reader may see it: hidden values replaced, who else sees them left out. */
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
