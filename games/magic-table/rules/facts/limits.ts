/** What one action may ask for at most. Beyond it the action is refused with a sentence. */
export const LIMITS = {
  /** Characters of an annotation. */
  annotation: 500,
  /** Characters of a counter's or a tracker's name. */
  counterName: 40,
  /** Characters of a token's name. */
  tokenName: 100,
  /** Characters of its power or toughness. */
  tokenStat: 10,
  /** Tokens or copies that one action makes. */
  copies: 100,
  /** Tokens and imported cards on the table. */
  made: 1000,
  /** Different counters, or trackers, of one card or player. */
  counters: 30,
  /** The largest value of a counter, up or down. */
  counter: 1_000_000,
  /** By how much one action changes a counter, up or down. */
  adjustment: 1000,
  /** Faces of a die. */
  faces: 1000,
  /** Cards and players that one card aims at. */
  targets: 20,
  /** Cards that one action names. */
  cards: 500,
} as const
