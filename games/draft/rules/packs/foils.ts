import type { Layout, Recipe } from './recipe'

/** Since when, and in how many of how many packs, a foil replaced a common (rules: packs 5.3). */
const FOILS: readonly (readonly [from: string, foils: number, packs: number])[] = [
  ['2019-01-01', 1, 3],
  ['1999-02-01', 15, 67],
]

/** In how many packs of that time there is a foil; none before foils existed or when the time is unknown. */
export function foilShare(released: string): readonly [foils: number, packs: number] {
  const row = FOILS.find(([from]) => released >= from)
  return row === undefined ? [0, 1] : [row[1], row[2]]
}

/** The recipe with a card of its sheet `foil` in a common's place in some packs. */
export function withFoils(recipe: Recipe, [foils, packs]: readonly [number, number]): Recipe {
  if (foils === 0) return recipe
  return {
    ...recipe,
    note: `${recipe.note.replace(/\.$/, '')}; in ${foils} of ${packs} packs a card of any rarity, the foil, takes a common's place.`,
    layouts: recipe.layouts.flatMap((layout) => [
      { ...layout, weight: layout.weight * (packs - foils) },
      { ...foiled(layout), weight: layout.weight * foils },
    ]),
  }
}

function foiled({ slots, weight }: Layout): Layout {
  const others = slots.map(([sheet, count]) => [sheet, sheet === 'common' ? count - 1 : count] as const)
  return { weight, slots: [['foil', 1], ...others] }
}
