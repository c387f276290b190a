export interface DecksTable {
  id: string
  user_id: string
  name: string
  format: string
  zones: string
  /** The owner's notes as JSON; null while there are none. */
  notes: string | null
  draft_id: string | null
  created: number
  updated: number
  rev: number
}
