/**
 * What the table asks: the choice of a deck, whatever a player wants to do, and whether something may be
 * taken back.
 */
export const CHOOSE_DECK = 'choose-deck'
export const DO_SOMETHING = 'do-something'
export const ALLOW_UNDO = 'allow-undo'
/** After the end: whether a player shows what they had hidden. */
export const SHOW_ALL = 'show-all'

/** The kinds of the choices of `allow-undo`: the picks are `yes` and `no`. */
export const ALLOW = 'allow'
export const REFUSE = 'refuse'
