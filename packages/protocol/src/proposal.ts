/** What players of a game may ask the others to agree to. */
export const PROPOSAL_KINDS = ['undo', 'pause', 'resume', 'stand-in', 'draw', 'onlookers'] as const
export type ProposalKind = (typeof PROPOSAL_KINDS)[number]

/** What a player of a game asks the others to agree to. */
export interface WireProposal {
  readonly kind: ProposalKind
  readonly by: string
  /** Names of the players who have not voted yet. */
  readonly waitingFor: readonly string[]
  /** Identifies the proposal: the version of the game at which it was made. */
  readonly made: number
  /** What is proposed, as words that follow 'asks to'. */
  readonly verb: string
  /** Why, in words of whoever asks. */
  readonly why?: string
  /** When it lapses; absent for an undo, which lapses with the next answer. */
  readonly lapses?: number
  /** Somebody who is not waited for, but may object until a moment. */
  readonly objector?: { readonly name: string; readonly until: number }
}
