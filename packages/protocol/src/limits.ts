/** The most entries of a list that one answer holds, and how many it holds where the caller does not say. */
export const MOST_LISTED = 200
export const USUALLY_LISTED = 100
/** How ids of cards are formed: the provider's, and those of custom cards. */
export const CARD_ID = /^(scryfall-md5-[0-9a-f]{32}|[0-9a-f]{24})$/
/** How many lines of the onlookers' chat are shown: the last ones. */
export const MOST_ONLOOKER_LINES = 200
/** The most comments that a game can have. */
export const MOST_COMMENTS = 1000
/** The most moments of a game that one answer holds. */
export const MOST_MOMENTS = 50
