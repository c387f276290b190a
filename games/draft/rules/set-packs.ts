import { type Random, Refusal } from '@parlour/kernel'
import { type DraftableCard, packCard } from './deal-packs'
import type { PackCard } from './types'

/** What the recipe has to know of a card of a set. */
export interface SetCard extends DraftableCard {
  readonly rarity: string
  readonly layout: string
  readonly type_line: string
}

const MYTHIC_CHANCE = 0.135
const UNCOMMONS = 3
const COMMONS = 10
/** From the rarest on: a slot that a rarity cannot fill goes to the one after it. */
const RARITIES = ['mythic', 'rare', 'uncommon', 'common'] as const
type Slots = Readonly<Record<(typeof RARITIES)[number], number>>

/**
 * Makes `count` packs of a set by the recipe of HUB.md 11: a rare, or with a chance of 0.135 a mythic where the set has
 * any, three uncommons and ten commons; no card twice in a pack. Basic lands and meld cards stay out, of each name one
 * printing is used. All packs have one size: what a rarity cannot give comes from the next lower one.
 * Refuses a set that cannot fill a pack.
 */
export function buildSetPacks(
  cardsOfSet: readonly SetCard[],
  count: number,
  random: Random,
): readonly (readonly PackCard[])[] {
  const pools = poolsOf(cardsOfSet)
  let index = 0
  return Array.from({ length: count }, () => {
    const mythic = pools.mythic.length > 0 && random.next() < MYTHIC_CHANCE
    const slots: Slots = {
      mythic: mythic ? 1 : 0,
      rare: mythic ? 0 : 1,
      uncommon: UNCOMMONS,
      common: COMMONS,
    }
    return onePack(pools, slots, random).map((card) => packCard(card, index++))
  })
}

type Pools = Readonly<Record<keyof Slots, readonly SetCard[]>>

function poolsOf(cards: readonly SetCard[]): Pools {
  const byName = new Map<string, SetCard>()
  for (const card of cards) if (isInBoosters(card) && !byName.has(card.name)) byName.set(card.name, card)
  const pool = (rarity: string) => [...byName.values()].filter((card) => card.rarity === rarity)
  return { mythic: pool('mythic'), rare: pool('rare'), uncommon: pool('uncommon'), common: pool('common') }
}

const isInBoosters = ({ layout, type_line }: SetCard): boolean =>
  layout !== 'meld' && !/\bbasic\b/i.test(type_line)

function onePack(pools: Pools, slots: Slots, random: Random): readonly SetCard[] {
  const pack: SetCard[] = []
  let missing = 0
  for (const rarity of RARITIES) {
    const wanted = slots[rarity] + missing
    const drawn = drawFrom(pools[rarity], wanted, random)
    pack.push(...drawn)
    missing = wanted - drawn.length
  }
  if (missing > 0) throw new Refusal('This set has too few cards to fill a pack')
  return pack
}

/** Different cards of a pool, as many as it can give. */
function drawFrom(pool: readonly SetCard[], count: number, random: Random): readonly SetCard[] {
  const places = new Set<number>()
  while (places.size < Math.min(count, pool.length)) places.add(random.below(pool.length))
  return [...places].flatMap((place) => pool[place] ?? [])
}
