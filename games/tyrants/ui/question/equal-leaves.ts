import type { Leaf } from '@parlour/ui-kit'
import { meaningOf } from '../../rules/facts/piece'
import type { TyrantsView } from '../../rules/view'
import { nameOfCard } from '../tyrants-view'

/** Choices that a player cannot tell apart. */
export type EqualLeaves = readonly [Leaf, ...Leaf[]]

/**
 * Returns choices in their order, those together that are about the same: copies of a card, troops of one
 * owner.
 */
export function equalLeaves(leaves: readonly Leaf[], view: TyrantsView): readonly EqualLeaves[] {
  const found = new Map<string, EqualLeaves>()
  for (const leaf of leaves) {
    const about = aboutOf(leaf, view)
    const before = found.get(about)
    found.set(about, before === undefined ? [leaf] : [...before, leaf])
  }
  return [...found.values()]
}

/** What a choice is about, as one word to compare. One that is about no thing is like no other. */
function aboutOf({ key, item: { kind, pieces = [] } }: Leaf, view: TyrantsView): string {
  if (pieces.length === 0) return key
  const things = pieces.map((address) => {
    const thing = meaningOf(address)
    return thing?.kind === 'card' ? [nameOfCard(view, thing.id) ?? address] : address
  })
  return JSON.stringify([kind, things])
}
