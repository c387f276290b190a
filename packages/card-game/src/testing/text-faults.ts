/** One text of a card with its code as it was written. */
export interface Sentence {
  readonly text: string
  readonly code: string
}

/**
 * Returns, in words, where a text is optional and its code is not, or the other way round.
 * @internal
 */
export function mayFaults({ code }: Sentence, isOptional: boolean): readonly string[] {
  if (isOptional === /\.may\b/.test(code)) return []
  return [
    isOptional
      ? 'the text is optional, but its code has no you.may: write yield* you.may.verb(...), or make the text binding'
      : 'the code says .may, but nothing in its text is optional: write yield* you.verb(...), or "may" in the text',
  ]
}

/**
 * Returns, in words, how something that a text says differs from what its code does: in any order.
 * @internal
 */
export function contentFaults(
  subject: string,
  inText: readonly (string | number)[],
  inCode: readonly (string | number)[],
): readonly string[] {
  const [said, done] = [inText, inCode].map((list) => list.toSorted().join(', '))
  return said === done ? [] : [`${subject}: the text has [${said ?? ''}], its code [${done ?? ''}]`]
}
