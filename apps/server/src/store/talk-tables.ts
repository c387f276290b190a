/** A line of a game's chat, `position` entries of the log after its beginning. */
export interface ChatTable {
  id: string
  game_id: string
  author_id: string
  author: string
  text: string
  position: number
  at: number
}
/** A comment on a game after its first `seq` answers. */
export interface MomentCommentsTable {
  id: string
  game_id: string
  author_id: string
  author: string
  seq: number
  text: string
  at: number
  edited_at: number | null
}
