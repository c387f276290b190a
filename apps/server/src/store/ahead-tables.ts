/** An answer that a player left for a question that may come: nobody else's to know. */
export interface AnswersAheadTable {
  id: string
  game_id: string
  /** The name of the seat that gives it. */
  seat: string
  /** What it answers and how, as JSON. */
  answer: string
  made: number
  given: number
  last_given: number | null
}
