interface Grid {
  readonly at: number
  readonly count: number
  readonly across: number
}

/**
 * Where an arrow key, Home or End leads from a card in the grid; undefined for another key and at the edges.
 */
export function movedFocus(key: string, { at, count, across }: Grid): number | undefined {
  const next = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + across,
    ArrowUp: at - across,
    Home: 0,
    End: count - 1,
  }[key]
  return next === undefined || next < 0 || next >= count || next === at ? undefined : next
}
