/** What the page of a finished game tells, and of which end of the game it was made. */
export interface GameStoriesTable {
  game_id: string
  made_of: string
  story: string
}

/** How fast a game is to be played, and how its players stand. */
export interface GameClocksTable {
  game_id: string
  clock: string
  /** When somebody is to be told something, or a bot is to stand in; null where that is not foreseen. */
  due: number | null
  /** A bot answers for a person. */
  stands_in: 0 | 1
}
/** What players of a game ask the others to agree to. */
export interface ProposalsTable {
  game_id: string
  /** The version of the game for which an undo among them was asked; it is void at any other. */
  version: number
  proposals: string
  /** When the first of them lapses or takes effect; null where that is not foreseen. */
  due: number | null
}
/** When people are on vacation: their time stands still in all games. */
export interface VacationsTable {
  user_id: string
  begins: number
  ends: number
}
