/** The kinds of the questions of a draft. */
export const DRAFTING = 'draft-card'
export const SCARRING = 'apply-scar'
export const OPENING = 'open-packs'
export const BUILDING = 'build-deck'
