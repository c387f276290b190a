import type { CubeChangeKind } from '@parlour/protocol'

type Flag = 0 | 1

export interface CubesTable {
  id: string
  name: string
  user_id: string
  editable: Flag
  legacy: Flag
  created: number
  updated: number
  rev: number
  /** The last numbers that were given: none is given twice, also when what had it is deleted. */
  last_scar: number
  last_achievement: number
}
export interface CubeCardsTable {
  cube_id: string
  card_id: string
  place: number
}
/** One card that was changed in a cube; what one act changed has one `entry`. */
export interface CubeChangesTable {
  id: string
  cube_id: string
  entry: string
  at: number
  user_id: string
  kind: CubeChangeKind
  card_id: string
  /** What the card was called then. */
  name: string
  /** Set and number that the copy came from; empty where it came from none. */
  printing: string
  /** json: the card in whose place it came. */
  replaced: string | null
  /** json: what an edit or a scar changed. */
  differences: string | null
  comment: string
  /** The draft in which the scar was applied. */
  draft_id: string | null
}
export interface ScarsTable {
  cube_id: string
  n: number
  text: string
  created_at: number
  created_by: string
  applied_to: string | null
  applied_by: string | null
  applied_at: number | null
  /** The running draft that drew it; freed when that draft is over or killed. */
  reserved_by: string | null
  /** The draft in which it was applied. */
  draft_id: string | null
  rev: number
}
export interface AchievementsTable {
  cube_id: string
  n: number
  name: string
  unlock: string
  hidden: string
  filters: string | null
  created_at: number
  created_by: string
  claimed_at: number | null
  claimed_by: string | null
  rev: number
}
export interface AchievementRevealsTable {
  cube_id: string
  n: number
  user_id: string
  at: number
}
/** What people or bots did with the cards of one name in all counted drafts of a cube: see `PickCount`. */
export interface CubePicksTable {
  cube_id: string
  name: string
  by_bots: Flag
  seen: number
  taken: number
  places: number
  places_squared: number
  sizes: number
  last: number
  passed: number
  wheeled: number
}
/** The drafts that are in the sums of their cube. */
export interface CountedDraftsTable {
  game_id: string
  cube_id: string
}
