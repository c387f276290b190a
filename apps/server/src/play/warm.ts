import type { AnyRules, GameSettings, GameState, LogLine, Recorded } from '@parlour/kernel'
import type { GameKind, GameOverData, GamePart } from '@parlour/protocol'
import type { Selectable } from 'kysely'
import type { GameModule, GamePlay, Games } from '../games/module'
import type { Db } from '../store/driver/store'
import { versionOf } from '../store/records/game-moves'
import { parsed } from '../store/driver/json'
import type { AnswersTable, GameSetupsTable, GamesTable } from '../store/tables'
import type { GamePosition } from './change'

export type LogItem = { readonly line: LogLine } | { readonly response: Recorded }

/** A game in memory. Replaced parts are replaced whole; the lists only grow, or are cut when history changes. */
export interface Warm {
  readonly id: string
  readonly kind: GameKind
  readonly rules: AnyRules
  readonly facts: GameModule['facts']
  /** What ties the game to stored records. */
  readonly play: GamePlay
  readonly settings: GameSettings
  position: GamePosition
  /** Grows with every change; what pages know a game by. */
  version: number
  readonly rulesVersion: number
  readonly answers: Recorded[]
  readonly log: LogItem[]
  /** Users with the keys under which their answers came: one that comes again is not applied again. */
  readonly requestKeys: Set<string>
  gameOver: boolean
  overData: GameOverData | null
  lastUpdated: number
  killed: boolean
  linkedDraftId: string | null
  /** What each seat's page holds at this version, as far as somebody looks. */
  readonly parts: Map<string, GamePart>
}

const TRIES = 10

/** Loads a game from the store: the latest state and the answers that led to it. Undefined when there is none of that id. */
export async function loadGame(
  { db, games }: { readonly db: Db; readonly games: Games },
  id: string,
): Promise<Warm | undefined> {
  for (let left = TRIES; left > 0; left -= 1) {
    const row = await db
      .selectFrom('games')
      .innerJoin('game_setups', 'game_setups.game_id', 'games.id')
      .selectAll('games')
      .select(['game_setups.settings', 'game_setups.log'])
      .where('games.id', '=', id)
      .executeTakeFirst()
    if (row === undefined) return undefined
    const answers = await db
      .selectFrom('answers')
      .selectAll()
      .where('game_id', '=', id)
      .orderBy('seq')
      .execute()
    if ((await versionOf(db, id)) === row.version) return warmOf(playedModule(games, row), row, answers)
  }
  throw new Error(`game ${id} changes faster than it can be read`)
}

type GameRow = Selectable<GamesTable> & Pick<Selectable<GameSetupsTable>, 'settings' | 'log'>

type PlayedModule = Pick<GameModule, 'facts'> & { readonly play: GamePlay }

function playedModule(games: Games, { id, kind }: GameRow): PlayedModule {
  const { facts, play } = games.get(kind) ?? {}
  if (facts === undefined || play === undefined)
    throw new Error(`game ${id} is of a kind without rules: ${kind}`)
  return { facts, play }
}

function warmOf(
  { facts, play }: PlayedModule,
  row: GameRow,
  rows: readonly Selectable<AnswersTable>[],
): Warm {
  const settings = parsed<GameSettings>(row.settings)
  const log: LogItem[] = parsed<LogLine[]>(row.log).map((line) => ({ line }))
  const answers = rows.map((answer): Recorded => {
    const recorded = recordedOf(answer)
    log.push({ response: recorded }, ...parsed<LogLine[]>(answer.log).map((line) => ({ line })))
    return recorded
  })
  return {
    id: row.id,
    kind: row.kind,
    rules: play.rules,
    facts,
    play,
    settings,
    position: { state: stateOf(row.state, settings), seq: row.seq, branchId: row.branch_id },
    version: row.version,
    rulesVersion: row.rules_version,
    answers,
    log,
    requestKeys: new Set(
      rows.flatMap(({ user_id, request_key }) => (request_key === null ? [] : `${user_id} ${request_key}`)),
    ),
    gameOver: row.game_over === 1,
    overData: row.over_data === null ? null : parsed<GameOverData>(row.over_data),
    lastUpdated: row.last_updated,
    killed: row.killed === 1,
    linkedDraftId: row.linked_draft_id,
    parts: new Map(),
  }
}

function recordedOf({
  seq,
  actor,
  kind,
  title,
  selection,
  no_undo,
  bars_undo,
  open,
}: Selectable<AnswersTable>): Recorded {
  return {
    seq,
    actor,
    kind,
    title,
    selection: parsed<Recorded['selection']>(selection),
    isUserResponse: true,
    ...(no_undo === 1 ? { noUndo: true as const } : {}),
    ...(bars_undo === 1 ? { barsUndo: true as const } : {}),
    ...(open === 1 ? { open: true as const } : {}),
  }
}

/** The state as it is stored: without the settings, which stand beside it once. */
export function stateText(state: GameState<GameSettings>): string {
  const { settings: _settings, ...rest } = state
  return JSON.stringify(rest)
}
export function stateOf(text: string, settings: GameSettings): GameState<GameSettings> {
  return { ...parsed<object>(text), settings }
}

/** Names of those who are asked something, each once. */
export const waitingFor = (rules: AnyRules, state: GameState<GameSettings>): readonly string[] => [
  ...new Set(rules.pending(state).map((request) => request.actor)),
]

/** How long the log was when `answers` answers had been given. */
export function logLengthAt(warm: Warm, answers: number): number {
  if (answers >= warm.answers.length) return warm.log.length
  const at = warm.log.findIndex((item) => 'response' in item && item.response.seq > answers)
  return at === -1 ? warm.log.length : at
}
