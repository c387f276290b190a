/**
 * What the table asks: the choice of a deck, whether an opening hand is kept, whatever a player wants to do,
 * and whether something may be taken back.
 */
export const CHOOSE_DECK = 'choose-deck'
/** Whether a player keeps the hand that was dealt; the choices are of the kinds `keep` and `mulligan`. */
export const OPENING_HAND = 'opening-hand'
export const KEEP = 'keep'
export const MULLIGAN = 'mulligan'
export const DO_SOMETHING = 'do-something'
export const ALLOW_UNDO = 'allow-undo'
/** After the end: whether a player shows what they had hidden. */
export const SHOW_ALL = 'show-all'

/** The kinds of the choices of `allow-undo`: the picks are `yes` and `no`. */
export const ALLOW = 'allow'
export const REFUSE = 'refuse'
