/** How far somebody came in a lesson. */
export interface LessonProgressTable {
  user_id: string
  /** The id of the lesson. */
  lesson: string
  /** The step to go on with, from 0. */
  step: number
  is_done: number
  /** They do not want to be offered it. */
  is_hidden: number
}
