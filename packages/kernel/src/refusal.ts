/**
 * The player may not do this. Carries a sentence for the player; nothing was changed.
 * Every other thrown error is a bug of ours.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  /** Says which entry of a catalogue this is; undefined for a sentence of the rules that stands in none. */
  readonly code: string | undefined
  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

/** A rule or a caller broke its own contract: loud, never shown to players in detail. */
export class RulesBug extends Error {
  override readonly name = 'RulesBug'
}
