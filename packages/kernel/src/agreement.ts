/** Something that a player asks the others to agree to. */
export interface Proposal {
  readonly by: string
  /** Names of the players who have not voted yet. */
  readonly waitingFor: readonly string[]
}

/** Returns the proposal after `name` agreed; undefined when nobody is left to agree. */
export function agreedBy<Proposed extends Proposal>(proposal: Proposed, name: string): Proposed | undefined {
  const waitingFor = proposal.waitingFor.filter((other) => other !== name)
  return waitingFor.length === 0 ? undefined : { ...proposal, waitingFor }
}
