import { sql } from 'kysely'
import { prepared } from '../driver/prepared-query'
import type { Db } from '../driver/store'
import { type AnswerRow, answerColumns, type GameRow } from './stored-game'

/** What answers change of a game's row, and what stands beside it. */
type MovedRow = Pick<
  GameRow,
  | 'version'
  | 'seq'
  | 'branch_id'
  | 'game_over'
  | 'last_updated'
  | 'whole_at'
  | 'proposals'
  | 'proposed_at'
  | 'clock'
>

/** A game as far as it went on after its first answers, its rows as they stood together at one version. */
export interface GrownGame {
  readonly row: MovedRow
  /** The state where it was written whole since; otherwise the answers' steps lead to it. */
  readonly state: string | null
  /** The answers after the known ones, each with its step. */
  readonly answers: readonly AnswerRow[]
}

/** Of one answer, or of none: what the game's row says stands beside each. */
type GrownRow = Omit<AnswerRow, 'seq'> &
  Omit<MovedRow, 'seq'> & {
    readonly game_seq: number
    readonly answer_seq: number | null
    readonly state: string | null
  }

/**
 * Reads what came after the first `known` answers of a game: neither its settings nor what was known. One
 * query, so that nothing changes in between. Returns undefined when there is no game of that id.
 */
export async function grownGame(db: Db, id: string, known: number): Promise<GrownGame | undefined> {
  const rows = (await grownRows.read(db, { id, known })) as readonly GrownRow[]
  const last = rows.at(-1)
  return (
    last && {
      row: { ...last, seq: last.game_seq },
      state: last.state,
      answers: rows.flatMap((row) => (row.answer_seq === null ? [] : { ...row, seq: row.answer_seq })),
    }
  )
}

const otherColumns = answerColumns.flatMap((column) =>
  column === 'seq' ? [] : (`answers.${column}` as const),
)

const grownRows = prepared((db, { id, known }: { readonly id: string; readonly known: number }) =>
  db
    .selectFrom('games')
    .innerJoin('game_states', 'game_states.game_id', 'games.id')
    .leftJoin('proposals', 'proposals.game_id', 'games.id')
    .leftJoin('game_clocks', 'game_clocks.game_id', 'games.id')
    .leftJoin('answers', (join) =>
      join.onRef('answers.game_id', '=', 'games.id').on('answers.seq', '>', known),
    )
    .select(['games.version', 'games.seq as game_seq', 'games.branch_id', 'games.game_over'])
    .select(['games.last_updated', 'game_states.seq as whole_at', 'game_clocks.clock'])
    .select(['proposals.proposals', 'proposals.version as proposed_at'])
    .select([...otherColumns, 'answers.seq as answer_seq', 'answers.forth'])
    // Beside the last answer alone: it is the largest part of a game.
    .select(
      sql<
        string | null
      >`case when game_states.seq > ${known} and answers.seq = games.seq then game_states.state end`.as(
        'state',
      ),
    )
    .where('games.id', '=', id)
    .orderBy('answers.seq'),
)
