import type { GameSettings, LogLine, RecordedAnswer } from '@parlour/kernel'
import type { GameOverData } from '@parlour/protocol'
import type { GameModule, GamePlay, Games } from '../games/module'
import type { Db } from '../store/driver/store'
import { parsed } from '../store/driver/json'
import { type AnswerRow, type GameRow, type StoredGame, storedGame } from '../store/records/stored-game'
import type { GameClock } from '../pace/game-clock'
import { stateOf } from './stored-state'
import { type GameOnlookers, NO_ONLOOKERS } from './game-onlookers'
import type { GameProposal } from './game-proposal'
import { keyOf, type LogItem, type RunningGame } from './running-game'

/**
 * Loads a game from the store: the latest state and the answers that led to it. Undefined when there is none
 * of that id.
 */
export async function loadGame(
  { db, games }: { readonly db: Db; readonly games: Games },
  id: string,
): Promise<RunningGame | undefined> {
  const stored = await storedGame(db, id)
  return stored && runningGameOf(playableModule(games, stored.row), stored)
}

type PlayableModule = Pick<GameModule, 'facts'> & { readonly play: GamePlay }

function playableModule(games: Games, { id, kind }: GameRow): PlayableModule {
  const { facts, play } = games.get(kind) ?? {}
  if (facts === undefined || play === undefined)
    throw new Error(`game ${id} is of a kind without rules: ${kind}`)
  return { facts, play }
}

function runningGameOf({ facts, play }: PlayableModule, { row, answers: rows }: StoredGame): RunningGame {
  const settings = parsed<GameSettings>(row.settings)
  const { answers, log } = answersIn(rows)
  const steps = rows.flatMap(({ forth }) => forth ?? [])
  return {
    id: row.id,
    kind: row.kind,
    rules: play.rules,
    facts,
    play,
    settings,
    rulesVersion: row.rules_version,
    position: {
      ...{ seq: row.seq, branchId: row.branch_id },
      state: stateOf({ state: row.state, steps }, settings),
    },
    steps: steps.reduce((sum, step) => sum + step.length, 0),
    version: row.version,
    answers,
    log: [...linesOf(row), ...log],
    requestKeys: keysIn(rows),
    gameOver: row.game_over === 1,
    overData: orNull<GameOverData>(row.over_data),
    lastUpdated: row.last_updated,
    killed: row.killed === 1,
    linkedDraftId: row.linked_draft_id,
    ...{ closed: row.closed === 1, opened: row.opened === 1 },
    proposals: proposalsIn(row),
    clock: clockIn(row),
    onlookers: orNull<GameOnlookers>(row.onlookers) ?? NO_ONLOOKERS,
    size: row.settings.length + row.state.length,
  }
}

/** Returns stored answers as they were recorded, and their part of the log. */
export function answersIn(rows: readonly AnswerRow[]): Pick<RunningGame, 'answers' | 'log'> {
  const log: LogItem[] = []
  const answers = rows.map((answer): RecordedAnswer => {
    const recorded = recordedOf(answer)
    log.push({ response: recorded, at: answer.at }, ...linesOf(answer))
    return recorded
  })
  return { answers, log }
}

/** Returns the keys of the requests that gave these answers. */
export const keysIn = (rows: readonly AnswerRow[]): readonly string[] =>
  rows.flatMap(({ user_id, request_key }) =>
    user_id === null || request_key === null ? [] : keyOf(user_id, request_key),
  )

export const clockIn = ({ clock }: Pick<GameRow, 'clock'>): GameClock | null => orNull<GameClock>(clock)

const orNull = <T>(text: string | null): T | null => (text === null ? null : parsed<T>(text))

/** What is proposed in a game that goes on; an undo only while nothing has happened since. */
export function proposalsIn({
  proposals,
  proposed_at,
  version,
  game_over,
}: Pick<GameRow, 'proposals' | 'proposed_at' | 'version' | 'game_over'>): readonly GameProposal[] {
  if (game_over === 1) return []
  const stored = orNull<readonly GameProposal[]>(proposals) ?? []
  return proposed_at === version ? stored : stored.filter(({ kind }) => kind !== 'undo')
}

const linesOf = ({ log }: { readonly log: string }): LogItem[] =>
  parsed<LogLine[]>(log).map((line) => ({ line }))

function recordedOf({
  seq,
  actor,
  kind,
  title,
  selection,
  no_undo,
  bars_undo,
  open,
}: AnswerRow): RecordedAnswer {
  return {
    seq,
    actor,
    kind,
    title,
    selection: parsed<RecordedAnswer['selection']>(selection),
    isUserResponse: true,
    ...(no_undo === 1 ? { noUndo: true as const } : {}),
    ...(bars_undo === 1 ? { barsUndo: true as const } : {}),
    ...(open === 1 ? { open: true as const } : {}),
  }
}
