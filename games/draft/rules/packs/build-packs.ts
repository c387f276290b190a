import { type Random } from '@parlour/kernel'
import { NOT_LOADED } from '../facts/set-draft'
import type { SetCard } from './set-card'
import { boosterCards } from './booster-cards'
import { drawBalanced, drawWeighed, type WeighedCard } from './draw'
import type { BoosterRarity, Layout, RarityShares, Recipe, Sheet } from './recipe'
import { hasTrait } from './traits'
import { refusal } from '../refusals'

interface PackOrder {
  readonly cards: readonly SetCard[]
  /** Cards of other sets, by code. */
  readonly bonus?: ReadonlyMap<string, readonly SetCard[]>
  readonly count: number
  readonly random: Random
}
type Sheets = ReadonlyMap<string, { readonly sheet: Sheet; readonly cards: readonly WeighedCard[] }>

/**
 * Makes packs by a recipe: every pack of one size, no name twice in a pack. Refuses a set of which no card is
 * loaded, and one whose cards cannot fill a pack.
 */
export function buildPacks(
  recipe: Recipe,
  { cards, bonus, count, random }: PackOrder,
): readonly (readonly SetCard[])[] {
  if (cards.length === 0) throw refusal('set_not_loaded', { sentence: NOT_LOADED })
  const inBoosters = boosterCards(cards)
  const sheets: Sheets = new Map(
    Object.entries(recipe.sheets).map(([name, sheet]) => [
      name,
      { sheet, cards: cardsOf(sheet, sheet.from === undefined ? inBoosters : bonusCards(sheet.from, bonus)) },
    ]),
  )
  const layouts = recipe.layouts.map((layout) => ({
    ...layout,
    slots: layout.slots.filter(([name]) => !isLeftOut(sheets, name)),
  }))
  return Array.from({ length: count }, () => onePack(sheets, pickLayout(layouts, random), random))
}

/** The codes of the sets from which a recipe takes cards beside the drafted one. */
export function otherSets(recipe: Recipe): readonly string[] {
  return [...new Set(Object.values(recipe.sheets).flatMap(({ from = [] }) => from))]
}

/** One printing of each name of these sets. */
function bonusCards(codes: readonly string[], bonus: PackOrder['bonus']): readonly SetCard[] {
  const byName = new Map<string, SetCard>()
  for (const card of codes.flatMap((code) => bonus?.get(code) ?? []))
    if (!byName.has(card.name)) byName.set(card.name, card)
  return [...byName.values()]
}

function cardsOf(sheet: Sheet, cards: readonly SetCard[]): readonly WeighedCard[] {
  const fitting = cards.filter(
    (card) =>
      hasTrait(card, 'basic') === (sheet.only === 'basic' || sheet.only === 'snow basic') &&
      (sheet.only === undefined || hasTrait(card, sheet.only)) &&
      !(sheet.without ?? []).some((trait) => hasTrait(card, trait)),
  )
  if (sheet.rarities === 'even') return fitting.map((card) => ({ card, weight: 1 }))
  // How often a mythic comes follows from the whole set: a sheet of some of its cards has each as often as
  // any other.
  const isPrinted = sheet.printedMythics === true
  const counted = isPrinted ? cards : fitting
  const perRarity = (rarity: string) => counted.filter((card) => card.rarity === rarity).length
  const shares = isPrinted ? printedShares(perRarity('rare'), perRarity('mythic')) : sheet.rarities
  return fitting.flatMap((card) => {
    const share = shares[card.rarity as BoosterRarity]
    return share === undefined ? [] : [{ card, weight: share / perRarity(card.rarity) }]
  })
}

const [RAREST, COMMONEST, USUAL] = [1 / 9, 1 / 6, 1 / 8]
/**
 * Each rare twice as often as each mythic, where that gives a usual rate; else one mythic in eight packs
 * (rules: packs 5.3).
 */
function printedShares(rares: number, mythics: number): RarityShares {
  if (mythics === 0 || rares === 0) return { rare: 1, mythic: 1 }
  const printed = mythics / (2 * rares + mythics)
  const mythic = printed >= RAREST && printed <= COMMONEST ? printed : USUAL
  return { rare: 1 - mythic, mythic }
}

/**
 * A slot that a pack may do without and for which there is no card, neither here nor on its fallback sheets.
 */
function isLeftOut(sheets: Sheets, name: string, seen: readonly string[] = []): boolean {
  const entry = sheets.get(name)
  if (entry === undefined) throw new Error(`a recipe has no sheet '${name}'`)
  const { sheet, cards } = entry
  if (cards.length > 0 || sheet.optional !== true) return false
  return sheet.orElse === undefined || seen.includes(name) || isLeftOut(sheets, sheet.orElse, [...seen, name])
}

function pickLayout(layouts: readonly Layout[], random: Random): Layout {
  const sum = layouts.reduce((all, { weight }) => all + weight, 0)
  let at = random.next() * sum
  const picked = layouts.find(({ weight }) => (at -= weight) < 0) ?? layouts[0]
  if (picked === undefined) throw new Error('a recipe has no layout')
  return picked
}

function onePack(sheets: Sheets, layout: Layout, random: Random): readonly SetCard[] {
  const pack: SetCard[] = []
  for (const [sheet, wanted] of layout.slots) {
    let name: string | undefined = sheet
    let missing = wanted
    const tried: string[] = []
    while (missing > 0) {
      if (name === undefined || tried.includes(name)) throw refusal('set_too_small')
      const drawn = drawFrom(sheets, { name, count: missing, pack }, random)
      pack.push(...drawn)
      missing -= drawn.length
      tried.push(name)
      name = sheets.get(name)?.sheet.orElse
    }
  }
  return pack
}

interface Slot {
  readonly name: string
  readonly count: number
  /** What is already in the pack: no name occurs twice. */
  readonly pack: readonly SetCard[]
}
function drawFrom(sheets: Sheets, { name, count, pack }: Slot, random: Random): readonly SetCard[] {
  const entry = sheets.get(name)
  if (entry === undefined) throw new Error(`a recipe has no sheet '${name}'`)
  const free = entry.cards.filter(({ card }) => !pack.some((one) => one.name === card.name))
  const draw = entry.sheet.balanceColors === true ? drawBalanced : drawWeighed
  return draw(free, count, random)
}
