import type { Outcome } from '@parlour/kernel'
import type { GameOverData } from '@parlour/protocol'
import type { Transaction } from 'kysely'
import type { AfterCommit } from '../games/module'
import type { Notices } from '../notify/notices'
import { addAnswer, moveGame } from '../store/records/game-moves'
import { parsed } from '../store/driver/json'
import { countResult, type GameStats } from '../store/records/results'
import type { Tables } from '../store/tables'
import { type Author, type GameAdvance, type HistoryChange, positionAfter, versionsIn } from './change'
import { logLengthAt, stateText, type Warm, waitingFor } from './warm'

type Tx = Transaction<Tables>
/** States before answers that can still be taken back; older ones are had by playing again from the start. */
const MOST_CHECKPOINTS = 30

/** A change as it was stored: what the game in memory is brought to, and the pushes it calls for. */
export interface StoredChange {
  readonly change: HistoryChange
  readonly next: Next
  readonly after: readonly AfterCommit[]
}

/**
 * Stores a change of history within one transaction: the answers, the state, who waits now, the outcome and every effect.
 * The game in memory stays as it is.
 */
export async function storeChange(
  { tx, notices }: { readonly tx: Tx; readonly notices: Notices },
  warm: Warm,
  change: HistoryChange,
): Promise<StoredChange> {
  const now = Date.now()
  const position = positionAfter(change, warm.position)
  const overData = overDataOf(warm.rules.outcome(position.state))
  const next = { position, overData, now, version: warm.version + versionsIn(change, warm.position) }
  await moveRow(tx, warm, next)
  await cutHistory(tx, warm, change)
  const after: AfterCommit[] = []
  for (const advance of change.advances) {
    await insertAnswer(tx, warm.id, { advance, author: change.author, now })
    after.push(...(await effectsOf(tx, warm, { advance, change })))
  }
  await keepCheckpoints(tx, warm, change)
  await change.also?.(tx)
  if (overData !== null) await warm.play.ended(tx, warm.id)
  if (change.advances.length > 0 && change.rewriting !== true)
    await notices.enqueue(tx, noticeOf(warm, change, next))
  return { change, next, after }
}

interface Next {
  readonly position: Warm['position']
  readonly overData: GameOverData | null
  readonly now: number
  readonly version: number
}

/** The end of a game as it is sent: the first winner or a special word, and why (HUB.md 7). */
export function overDataOf(outcome: Outcome | undefined): GameOverData | null {
  if (outcome === undefined) return null
  const { winners, reason } = outcome
  return { player: outcome.player ?? winners[0] ?? 'nobody', reason, winners }
}

async function moveRow(tx: Tx, warm: Warm, next: Next): Promise<void> {
  const { position, overData } = next
  const stats = statsOf(warm, position, overData)
  const before = warm.gameOver ? await storedStats(tx, warm.id) : null
  const moved = {
    id: warm.id,
    from: warm.version,
    version: next.version,
    seq: position.seq,
    branchId: position.branchId,
    waiting: JSON.stringify(waitingFor(warm.rules, position.state)),
    gameOver: overData === null ? 0 : 1,
    overData: overData === null ? null : JSON.stringify(overData),
    stats: stats === null ? null : JSON.stringify(stats),
    now: next.now,
    state: stateText(position.state),
  } as const
  await moveGame(tx, moved)
  await countResult(tx, warm, { before, after: stats })
}

function statsOf(warm: Warm, position: Warm['position'], result: GameOverData | null): GameStats | null {
  if (result === null) return null
  return { error: false, result, inGame: warm.rules.stats?.(position.state) ?? {} }
}
async function storedStats(tx: Tx, id: string): Promise<GameStats | null> {
  const row = await tx.selectFrom('games').select('stats').where('id', '=', id).executeTakeFirst()
  const stats = row?.stats ?? null
  return stats === null ? null : parsed<GameStats>(stats)
}

/** Takes the answers after those that stay out of the store, and out of what they had been put into. */
async function cutHistory(tx: Tx, warm: Warm, { keep }: HistoryChange): Promise<void> {
  const gone = warm.answers.slice(keep)
  if (gone.length === 0) return
  await tx.deleteFrom('answers').where('game_id', '=', warm.id).where('seq', '>', keep).execute()
  await tx.deleteFrom('checkpoints').where('game_id', '=', warm.id).where('seq', '>=', keep).execute()
  const position = logLengthAt(warm, keep)
  await tx
    .updateTable('chat')
    .set({ position })
    .where('game_id', '=', warm.id)
    .where('position', '>', position)
    .execute()
  await warm.play.withdrawn(tx, gone, { gameId: warm.id, settings: warm.settings })
}

export async function insertAnswer(
  tx: Tx,
  gameId: string,
  { advance, author, now }: { readonly advance: GameAdvance; readonly author: Author; readonly now: number },
): Promise<void> {
  const { recorded, step } = advance
  await addAnswer(tx, {
    game_id: gameId,
    seq: recorded.seq,
    actor: recorded.actor,
    kind: recorded.kind,
    title: recorded.title,
    selection: JSON.stringify(recorded.selection),
    no_undo: recorded.noUndo === true ? 1 : 0,
    bars_undo: recorded.barsUndo === true ? 1 : 0,
    open: recorded.open === true ? 1 : 0,
    log: JSON.stringify(step.log),
    at: now,
    user_id: author.userId ?? null,
    admin_id: author.adminId ?? null,
    request_key: author.requestKey ?? null,
  })
}

async function effectsOf(
  tx: Tx,
  warm: Warm,
  { advance, change }: { readonly advance: GameAdvance; readonly change: HistoryChange },
): Promise<AfterCommit[]> {
  const { author, rewriting = false } = change
  const seat = warm.settings.players.find((player) => player.name === advance.recorded.actor)
  const pushes: AfterCommit[] = []
  for (const effect of advance.step.effects ?? []) {
    const push = await warm.play.effect(tx, effect, {
      gameId: warm.id,
      settings: warm.settings,
      userId: rewriting && seat?.bot === undefined ? seat?._id : author.userId,
      adminId: author.adminId,
      occasion: rewriting ? 'rewrite' : 'play',
    })
    if (push !== undefined) pushes.push(push)
  }
  return pushes
}

/** Keeps the states before the last run of answers of one player: the ones an undo goes back to. */
async function keepCheckpoints(tx: Tx, warm: Warm, { base, keep, advances }: HistoryChange): Promise<void> {
  let before = base
  let last = warm.answers[keep - 1]
  for (const { recorded, position } of advances) {
    const isFinal = recorded.noUndo === true
    if (isFinal ? last?.noUndo !== true : last !== undefined && last.actor !== recorded.actor)
      await tx.deleteFrom('checkpoints').where('game_id', '=', warm.id).execute()
    if (!isFinal) {
      const { seq, branchId, state } = before
      const kept = { game_id: warm.id, seq, branch_id: branchId, state: stateText(state) }
      await tx.insertInto('checkpoints').values(kept).execute()
      const oldest = seq - MOST_CHECKPOINTS
      await tx.deleteFrom('checkpoints').where('game_id', '=', warm.id).where('seq', '<=', oldest).execute()
    }
    before = position
    last = recorded
  }
}

function noticeOf(warm: Warm, change: HistoryChange, next: Next) {
  return {
    game: { id: warm.id, kind: warm.kind, name: warm.settings.name },
    players: warm.settings.players,
    lastActor: change.advances.at(-1)?.recorded.actor,
    waiting: next.overData === null ? waitingFor(warm.rules, next.position.state) : [],
    over: next.overData,
    now: next.now,
  }
}

/** Brings the game in memory to what was stored; answers how much of its log stayed. */
export function bringForward(warm: Warm, { change, next }: StoredChange): number {
  const keptLog = logLengthAt(warm, change.keep)
  warm.position = next.position
  warm.version = next.version
  warm.answers.length = change.keep
  warm.log.length = keptLog
  for (const { recorded, step } of change.advances) {
    warm.answers.push(recorded)
    warm.log.push({ response: recorded }, ...step.log.map((line) => ({ line })))
  }
  const { requestKey, userId } = change.author
  if (requestKey !== undefined) warm.requestKeys.add(`${userId} ${requestKey}`)
  warm.overData = next.overData
  warm.gameOver = next.overData !== null
  warm.lastUpdated = next.now
  warm.parts.clear()
  return keptLog
}
