/** The kinds of the draft's two questions. */
export const DRAFTING = 'draft-card'
export const SCARRING = 'apply-scar'
