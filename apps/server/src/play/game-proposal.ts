import type { OnlookerRule, Proposal } from '@parlour/kernel'

/** What is proposed, by its kind. */
export type Proposed =
  /** Takes back the answers after the first `keep`; `what` says what these did, in words for everybody. */
  | { readonly kind: 'undo'; readonly keep: number; readonly what: string }
  /** Until a moment, which is a day in a time zone, or until the players agree to go on. */
  | { readonly kind: 'pause'; readonly until: number | null; readonly zone: string; readonly why: string }
  | { readonly kind: 'resume' }
  | { readonly kind: 'stand-in'; readonly seat: string }
  | { readonly kind: 'draw' }
  /** More people may look in, or see more. */
  | { readonly kind: 'onlookers'; readonly rule: OnlookerRule }

/** What a player of a game asks the others to agree to. */
export type GameProposal = Proposal &
  Proposed & {
    /** The version of the game at which it was made: its id in the votes. */
    readonly made: number
    /** When it lapses; null for what lapses with the next answer. */
    readonly lapses: number | null
    /** Somebody who is not waited for, but may object until a moment. */
    readonly objector?: { readonly name: string; readonly until: number }
  }
