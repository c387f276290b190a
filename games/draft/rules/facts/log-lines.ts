/**
 * Lines of the log by which a page tells where it is in a draft; stored drafts hold them word for word, so
 * they never change.
 */
export const PICKED = '{player} drafted a card'
export const OPENED_PACK = '{player} opens pack {number}'
export const OPENED_ALL = '{player} opens all {packs} packs'
export const BUILT = '{player} has built a deck'
