import { type Advance, type GameSettings, type GameState, type Recorded, RulesBug } from '@parlour/kernel'
import type { GameOverData } from '@parlour/protocol'
import { type Transaction } from 'kysely'
import type { Store } from '../store/connect'
import type { Tables } from '../store/tables'
import type { AfterCommit } from './module'
import { moduleOf } from './modules'
import { stateText, type Warm } from './warm'

/** Another process changed the game in between: load it again and try anew. */
export class VersionMoved extends Error {}

/** Who gives an answer, as it is noted beside it. */
export interface Author {
  readonly userId?: string | undefined
  readonly adminId?: string | undefined
  readonly requestKey?: string | undefined
}

/**
 * Stores one answer: the answer, the state, who waits now, the outcome, and every effect, all in one transaction; then
 * brings the warm game forward. A failed write leaves store and memory as they were.
 */
export async function commitAnswer(
  store: Store,
  warm: Warm,
  advance: Advance<GameState<GameSettings>>,
  author: Author,
): Promise<readonly AfterCommit[]> {
  const play = moduleOf(warm.kind)?.play
  if (play === undefined) throw new RulesBug(`no rules for ${warm.kind}`)
  const now = Date.now()
  const overData = advance.outcome === undefined ? null : overDataOf(advance.outcome)
  const after = await store.write(async (tx) => {
    await advanceRow(tx, warm, { advance, overData, now })
    await insertAnswer(tx, warm.id, { advance, author, now })
    await keepCheckpoint(tx, warm, advance.recorded)
    const done: AfterCommit[] = []
    for (const effect of advance.step.effects ?? []) {
      const push = await play.effect(tx, effect, {
        gameId: warm.id,
        settings: warm.settings,
        userId: author.userId,
        adminId: author.adminId,
      })
      if (push !== undefined) done.push(push)
    }
    if (overData !== null) await play.ended(tx, warm.id)
    return done
  })
  warm.position = advance.position
  warm.version += 1
  warm.answers.push(advance.recorded)
  warm.log.push({ response: advance.recorded }, ...advance.step.log.map((line) => ({ line })))
  warm.gameOver = overData !== null
  warm.overData = overData
  warm.lastUpdated = now
  warm.parts.clear()
  return after
}

function overDataOf(outcome: {
  readonly winners: readonly string[]
  readonly reason: string
  readonly player?: string
}): GameOverData {
  return {
    player: outcome.player ?? outcome.winners[0] ?? 'nobody',
    reason: outcome.reason,
    winners: outcome.winners,
  }
}

interface Change {
  readonly advance: Advance<GameState<GameSettings>>
  readonly overData: GameOverData | null
  readonly now: number
}

async function advanceRow(
  tx: Transaction<Tables>,
  warm: Warm,
  { advance, overData, now }: Change,
): Promise<void> {
  const { position } = advance
  const waiting = [...new Set(warm.rules.pending(position.state).map((request) => request.actor))]
  const stats =
    overData === null
      ? null
      : JSON.stringify({ error: false, result: overData, inGame: warm.rules.stats?.(position.state) ?? {} })
  const result = await tx
    .updateTable('games')
    .set({
      version: warm.version + 1,
      seq: position.seq,
      branch_id: position.branchId,
      waiting: JSON.stringify(waiting),
      game_over: overData === null ? 0 : 1,
      over_data: overData === null ? null : JSON.stringify(overData),
      stats,
      last_updated: now,
      state: stateText(position.state),
    })
    .where('id', '=', warm.id)
    .where('version', '=', warm.version)
    .where('killed', '=', 0)
    .executeTakeFirst()
  if (result.numUpdatedRows !== 1n) throw new VersionMoved()
}

async function insertAnswer(
  tx: Transaction<Tables>,
  gameId: string,
  { advance, author, now }: Omit<Change, 'overData'> & { readonly author: Author },
): Promise<void> {
  const { recorded, step } = advance
  await tx
    .insertInto('answers')
    .values({
      game_id: gameId,
      seq: recorded.seq,
      actor: recorded.actor,
      title: recorded.title,
      selection: JSON.stringify(recorded.selection),
      no_undo: recorded.noUndo === true ? 1 : 0,
      bars_undo: recorded.barsUndo === true ? 1 : 0,
      log: JSON.stringify(step.log),
      at: now,
      user_id: author.userId ?? null,
      admin_id: author.adminId ?? null,
      request_key: author.requestKey ?? null,
    })
    .execute()
}

/** Keeps the state before the answer, to undo it; states before an answer of another player can no longer be needed. */
async function keepCheckpoint(tx: Transaction<Tables>, warm: Warm, recorded: Recorded): Promise<void> {
  const last = warm.answers.at(-1)
  if (recorded.noUndo === true || (last !== undefined && last.actor !== recorded.actor)) {
    await tx.deleteFrom('checkpoints').where('game_id', '=', warm.id).execute()
  }
  if (recorded.noUndo === true) return
  const { seq, branchId, state } = warm.position
  await tx
    .insertInto('checkpoints')
    .values({ game_id: warm.id, seq, branch_id: branchId, state: stateText(state) })
    .execute()
}
