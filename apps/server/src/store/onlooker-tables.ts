/** Who may look at a running game without a seat; a game that nobody ever opened has no row. */
export interface GameOnlookersTable {
  game_id: string
  onlookers: string
  /** Who may look in now; null where nobody may. Games are listed by it. */
  who: string | null
}
/** A line that an onlooker said to the others, when they were shown the game after `seq` answers. */
export interface OnlookerChatTable {
  id: string
  game_id: string
  author_id: string
  author: string
  seq: number
  text: string
  at: number
}
