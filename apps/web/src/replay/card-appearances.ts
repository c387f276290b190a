import type { WireLogEntry } from '@parlour/protocol'
import { tells } from '@parlour/ui-kit'

type LogLine = Extract<WireLogEntry, { readonly type: 'log' }>

/** A moment at which the log names a card. */
export interface CardAppearance {
  /** How many answers had been given. */
  readonly at: number
  /** The first line of that moment that names the card. */
  readonly line: LogLine
}

/** Returns the moments at which a log names a card, in order, among the first `limit` answers. */
export function cardAppearances(
  log: readonly WireLogEntry[],
  name: string,
  limit: number,
): readonly CardAppearance[] {
  const appearances: CardAppearance[] = []
  let at = 0
  for (const entry of log) {
    if (entry.type === 'response-received') at = entry.data.seq
    else if (at <= limit && appearances.at(-1)?.at !== at && tells(entry) && namesCard(entry, name))
      appearances.push({ at, line: entry })
  }
  return appearances
}

const namesCard = ({ args }: LogLine, name: string): boolean =>
  Object.values(args).some(({ value, classes }) => value === name && classes.includes('card-name'))

/** Returns the appearance of a card that comes next after a moment, or last before it. */
export const nextAppearance = (
  appearances: readonly CardAppearance[],
  at: number,
  by: 1 | -1,
): CardAppearance | undefined =>
  by === 1 ? appearances.find((one) => one.at > at) : appearances.findLast((one) => one.at < at)

/** Returns which appearance a moment is: `3rd of 7 times`, `after the 3rd of 7 times`. */
export function appearanceWords(appearances: readonly CardAppearance[], at: number): string {
  const [first] = appearances
  if (first === undefined) return 'not in the log so far'
  const last = appearances.findLastIndex((one) => one.at <= at)
  const times =
    appearances.length === 1
      ? 'the only time'
      : `${ordinal(Math.max(last, 0) + 1)} of ${appearances.length} times`
  if (last === -1) return `before ${withArticle(times)}`
  return appearances[last]?.at === at ? times : `after ${withArticle(times)}`
}

const withArticle = (times: string): string => (times.startsWith('the') ? times : `the ${times}`)

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' }

const ordinal = (count: number): string => `${count}${ENDINGS[ORDINALS.select(count)] ?? 'th'}`
