/** A number, a pair of them as `-X/-0`, or a range as `10–19`; not a part of a word. */
const NUMBERS = /((?<![\p{L}\p{N}])[+−–-]?(?:\d+|[XYZ*])(?:[/–—-][+−-]?(?:\d+|[XYZ*]))?(?![\p{L}\p{N}]))/u
/** Where a browser would begin a new line within one: behind a dash, and before a minus sign. */
const BREAKS = /[–-][XYZ*]|\d[–—-]\d|\/−/

/** Words of a text, and between them what has to stay on one line. */
export interface Stretch {
  readonly text: string
  readonly isUnbroken: boolean
}

/** Splits a text so that numbers which a browser would break across lines stand by themselves. */
export function textStretches(text: string): readonly Stretch[] {
  const stretches: Stretch[] = []
  for (const [at, part] of text.split(NUMBERS).entries()) {
    // Matches of the pattern alternate with the text between them.
    const isUnbroken = at % 2 === 1 && BREAKS.test(part)
    const last = stretches.at(-1)
    if (last !== undefined && !isUnbroken && !last.isUnbroken)
      stretches[stretches.length - 1] = { text: last.text + part, isUnbroken }
    else if (part !== '') stretches.push({ text: part, isUnbroken })
  }
  return stretches
}

/**
 * True where a number goes on from one text into the next, as the `-` of `-X` before a scarred `X`, and a
 * line would end.
 */
export function isDividedNumber(before: string, after: string): boolean {
  if (/\/$/.test(before)) return after.startsWith('−')
  return /(?<![\p{L}\p{N}])[−–-]$/u.test(before) && /^[XYZ*](?![\p{L}\p{N}])/u.test(after)
}
