import type { Leaf } from '@parlour/ui-kit'
import { choiceWords, type Table } from './choice-words'

/** Choices that a player cannot tell apart. */
export type EqualLeaves = readonly [Leaf, ...Leaf[]]

/** Returns choices in their order, those together that read the same: copies of a card, troops of one owner. */
export function equalLeaves(leaves: readonly Leaf[], table: Table): readonly EqualLeaves[] {
  const found = new Map<string, EqualLeaves>()
  for (const leaf of leaves) {
    const { kind = '', subtitles = [] } = leaf.item
    const words = JSON.stringify([kind, choiceWords(leaf.item, table), ...subtitles])
    const before = found.get(words)
    found.set(words, before === undefined ? [leaf] : [...before, leaf])
  }
  return [...found.values()]
}
