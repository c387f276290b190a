/** What the table asks: the choice of a deck, whatever a player wants to do, and whether something may be taken back. */
export const CHOOSE_DECK = 'choose-deck'
export const DO_SOMETHING = 'do-something'
export const ALLOW_UNDO = 'allow-undo'
export type QuestionKind = typeof CHOOSE_DECK | typeof DO_SOMETHING | typeof ALLOW_UNDO

/** The kinds of the choices of `allow-undo`: the picks are `yes` and `no`. */
export const ALLOW = 'allow'
export const REFUSE = 'refuse'
