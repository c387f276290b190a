/** A card that lies face down, as everybody may know it. */
export interface Back {
  readonly set: string
  readonly value: number
  /** Whose card it is, where a choice says so. */
  readonly owner?: string
  /** A secret of the chooser, as the Achieve action offers it. */
  readonly safe?: true
}

/** Reads the hidden name of a card: `*base-2*`, `*base-2* (bob)`, `safe: *usee-3*` (rules: innovation 5, P2.4). */
export function backOf(name: string): Back | undefined {
  const found = /^(safe: )?\*([a-z]+)-(\d+)\*(?: \((.+)\))?$/.exec(name)
  if (found === null) return undefined
  const [, safe, set = '', value = '', owner] = found
  return {
    set,
    value: Number(value),
    ...(owner === undefined ? {} : { owner }),
    ...(safe === undefined ? {} : { safe: true as const }),
  }
}
