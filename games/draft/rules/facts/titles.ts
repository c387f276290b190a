/** Titles of the draft's two requests (rules: draft 3.2). */
export const DRAFT_CARD = 'Draft Card'
export const APPLY_SCAR = 'Apply Scar'
/** Titles of those of a sealed draft, and the one choice of each (rules: draft 4.1). */
export const OPEN_PACKS = 'Open Packs'
export const OPEN_ALL = 'open all packs'
export const BUILD_DECK = 'Build Deck'
export const DECK_IS_BUILT = 'my deck is built'

/** The longest comment that a scar may carry. */
export const LONGEST_SCAR_COMMENT = 2000
