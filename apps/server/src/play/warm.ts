import type { AnyRules, GameSettings, GameState, LogLine, Position, Recorded } from '@parlour/kernel'
import type { ChatEntry, GameKind, GameOverData, GamePart } from '@parlour/protocol'
import type { Db } from '../store/connect'
import { parsed } from '../store/json'
import { moduleOf } from './modules'

export type LogItem = { readonly line: LogLine } | { readonly response: Recorded }

/** A game in memory. Replaced parts are replaced whole; the lists only grow, or are cut by an undo. */
export interface Warm {
  readonly id: string
  readonly kind: GameKind
  readonly rules: AnyRules
  readonly settings: GameSettings
  position: Position<GameState<GameSettings>>
  /** Grows with every change; what pages know a game by. */
  version: number
  readonly answers: Recorded[]
  readonly log: LogItem[]
  readonly chat: ChatEntry[]
  gameOver: boolean
  overData: GameOverData | null
  lastUpdated: number
  killed: boolean
  linkedDraftId: string | null
  /** What each seat's page holds at this version, as far as somebody looks. */
  readonly parts: Map<string, GamePart>
}

/** Loads a game from the store: the latest state, the answers and the chat. Undefined when there is none of that id. */
export async function loadGame(db: Db, id: string): Promise<Warm | undefined> {
  const row = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return undefined
  const rules = moduleOf(row.kind)?.play?.rules
  if (rules === undefined) throw new Error(`game ${id} is of an unknown kind: ${row.kind}`)
  const answers = await db
    .selectFrom('answers')
    .selectAll()
    .where('game_id', '=', id)
    .orderBy('seq')
    .execute()
  const chat = await db
    .selectFrom('chat')
    .selectAll()
    .where('game_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const settings = parsed<GameSettings>(row.settings)
  const state = { ...parsed<object>(row.state), settings } as GameState<GameSettings>
  const log: LogItem[] = parsed<LogLine[]>(row.setup_log).map((line) => ({ line }))
  const recorded = answers.map((answer): Recorded => {
    const { seq, actor, title } = answer
    const kept: Recorded = {
      seq,
      actor,
      title,
      selection: parsed<Recorded['selection']>(answer.selection),
      isUserResponse: true,
      ...(answer.no_undo === 1 ? { noUndo: true as const } : {}),
      ...(answer.bars_undo === 1 ? { barsUndo: true as const } : {}),
    }
    log.push({ response: kept }, ...parsed<LogLine[]>(answer.log).map((line) => ({ line })))
    return kept
  })
  return {
    id,
    kind: row.kind as GameKind,
    rules,
    settings,
    position: { state, seq: row.seq, branchId: row.branch_id },
    version: row.version,
    answers: recorded,
    log,
    chat: chat.map(({ id: chatId, author, text, position, at }) => ({
      type: 'chat',
      id: chatId,
      author,
      text,
      position,
      at,
    })),
    gameOver: row.game_over === 1,
    overData: row.over_data === null ? null : parsed<GameOverData>(row.over_data),
    lastUpdated: row.last_updated,
    killed: row.killed === 1,
    linkedDraftId: row.linked_draft_id,
    parts: new Map(),
  }
}

/** The state as it is stored: without the settings, which stand beside it once. */
export function stateText(state: GameState<GameSettings>): string {
  const { settings: _settings, ...rest } = state
  return JSON.stringify(rest)
}
