/** As many as there are with one set or two: all of them stand on the table. */
const FEW = 7

interface SpecialFacts {
  /** How far the viewer has come; undefined for what is not counted. */
  readonly progress: (name: string) => { readonly have: number; readonly need: number } | undefined
  /** Whether it is an answer to the open question. */
  readonly isAsked: (name: string) => boolean
}

/**
 * Returns which achievements with a name are shown one by one: all where they are few, or else those towards
 * which the viewer has something, and those that are asked for. The others fold into their number.
 */
export function shownSpecials(
  names: readonly string[],
  { progress, isAsked }: SpecialFacts,
): readonly string[] {
  if (names.length <= FEW) return names
  return names.filter((name) => isAsked(name) || (progress(name)?.have ?? 0) > 0)
}
