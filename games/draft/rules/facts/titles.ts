/** Titles of the draft's two requests (rules: draft 3.2). */
export const DRAFT_CARD = 'Draft Card'
export const APPLY_SCAR = 'Apply Scar'

/** The longest comment that a scar may carry. */
export const LONGEST_SCAR_COMMENT = 2000
