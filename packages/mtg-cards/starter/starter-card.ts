import type { ColorLetter, Rarity } from '../src/card/card'

/** What the author of a starter card states about one face; everything else is computed. */
export interface StarterFace {
  readonly name: string
  readonly cost?: string
  readonly type: string
  /** `power/toughness`, on creatures and Vehicles. */
  readonly pt?: string
  readonly loyalty?: string
  /** One ability a line. */
  readonly text?: string
  readonly flavor?: string
  /** The colors of a back face, which has no mana cost. */
  readonly indicator?: readonly ColorLetter[]
}

/** How good a pick the card is in a draft, 0 (unplayable) to 5 (wins the game by itself), for the bots. */
interface DraftRating {
  readonly rating: number
}

interface OneFaced extends StarterFace, DraftRating {
  readonly layout?: 'saga'
}

interface TwoFaced extends DraftRating {
  readonly layout: 'split' | 'transform' | 'adventure' | 'modal_dfc'
  readonly faces: readonly [StarterFace, StarterFace]
}

export type StarterEntry = OneFaced | TwoFaced

export interface StarterCard extends DraftRating {
  readonly rarity: Rarity
  readonly layout: string
  readonly faces: readonly StarterFace[]
}

/** The cards of a list, all of one rarity, in one form whether they have one face or two. */
export function ofRarity(rarity: Rarity, entries: readonly StarterEntry[]): readonly StarterCard[] {
  return entries.map((entry) => {
    if ('faces' in entry) return { rarity, rating: entry.rating, layout: entry.layout, faces: entry.faces }
    const { rating, layout = 'normal', ...face } = entry
    return { rarity, rating, layout, faces: [face] }
  })
}

/** The whole name: both faces' names for a card with two faces. */
export function starterName(card: StarterCard): string {
  return card.faces.map((face) => face.name).join(' // ')
}
