import type { OnlookerRule } from '@parlour/kernel'

/** Who may look at a running game without a seat. */
export interface GameOnlookers {
  /** Null where nobody may. */
  readonly rule: OnlookerRule | null
  /** The token of its link: whoever has it looks in without an account. */
  readonly link: string | null
  /** Up to which answer hands were shown before the history or the rule changed: no undo leads back there. */
  readonly shown: number
}

export const NO_ONLOOKERS: GameOnlookers = { rule: null, link: null, shown: 0 }
