import type { OnlookerRule, Proposal } from '@parlour/kernel'

/** A player's request that the others agree to let more people look in, or to show these more. */
export interface OnlookerWish extends Proposal {
  /** The version of the game at which it was made: its id in the votes. */
  readonly made: number
  readonly rule: OnlookerRule
}

/** Who may look at a running game without a seat. */
export interface GameOnlookers {
  /** Null where nobody may. */
  readonly rule: OnlookerRule | null
  /** The token of its link: whoever has it looks in without an account. */
  readonly link: string | null
  readonly wish: OnlookerWish | null
  /** Up to which answer hands were shown before the history or the rule changed: no undo leads back there. */
  readonly shown: number
}

export const NO_ONLOOKERS: GameOnlookers = { rule: null, link: null, wish: null, shown: 0 }
