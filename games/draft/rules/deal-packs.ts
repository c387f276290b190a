import { defined, type Random } from '@parlour/kernel'
import type { PackCounts } from './facts/draft-needs'
import type { DraftScar, PackCard } from './types'
import { refusal } from './refusals'

/** A card before it is dealt: the record it stands for and what bots go by. */
export type DraftableCard = Omit<PackCard, 'id'>

/**
 * Shuffles a card list and cuts it into the packs of a draft, numPacks for each player (rules: draft 1; hub
 * 11). A card gets the id `name(index)`, `index` being its place in the list, so that copies stay apart.
 * Refuses a list that is too short.
 */
export function dealPacks(
  cards: readonly DraftableCard[],
  { players, numPacks, packSize }: PackCounts,
  random: Random,
): readonly (readonly PackCard[])[] {
  const packs = players * numPacks
  if (cards.length < packs * packSize) throw refusal('cube_too_small')
  const shuffled = random.shuffle(cards.map((card, index) => packCard(card, index)))
  return Array.from({ length: packs }, (_, at) => shuffled.slice(at * packSize, (at + 1) * packSize))
}

/** A card as a draft holds it. `index` must be unique in the draft. */
export function packCard({ name, _id, rating, colors }: DraftableCard, index: number): PackCard {
  return {
    id: `${name}(${index})`,
    name,
    _id,
    ...defined({ rating, colors }),
  }
}

/** Draws the scars of a draft from a cube's unused ones. Refuses when there are too few. */
export function drawScars(unused: readonly DraftScar[], count: number, random: Random): readonly DraftScar[] {
  if (unused.length < count) throw refusal('too_few_scars_in_cube')
  return random
    .shuffle(unused)
    .slice(0, count)
    .map(({ id, text }) => ({ id, text }))
}
