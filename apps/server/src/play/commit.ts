import type { GameOverData } from '@parlour/protocol'
import type { RecordPush } from '../games/module'
import type { GameNews } from '../notify/news'
import type { Notices } from '../notify/notices'
import { resultLine } from '../notify/result-line'
import type { Tx } from '../store/driver/store'
import { addAnswer, type GameEnd, moveGame } from '../store/records/game-moves'
import { markEnded } from '../store/records/games'
import { peopleSeatedIn } from '../store/records/links'
import { moveComments } from '../store/records/moment-comments'
import { unpackGame } from '../store/records/packed-games'
import { countResult, type GameStats, storedStats } from '../store/records/results'
import { cutAnswers } from '../store/records/stored-game'
import { clockAfter } from '../pace/game-clock'
import { countGame } from './count-game'
import { handsShownTo } from './onlookers'
import { storeOnlookers } from './store-onlookers'
import { pendingRequestsOf } from './pending-requests'
import type { GameAdvance } from './game-advance'
import { hasStandIn } from './proposal'
import { storeClock } from './store-clock'
import { storeProposals } from './store-proposals'
import { questionOf } from './question-of'
import { type Author, gameAfter, type ChangedGame, type HistoryChange } from './change'
import { stateText } from './stored-state'
import { logLengthAt, type RunningGame } from './running-game'

/**
 * The result of a transaction on a game: the game after it, and the pushes of other records to send once it
 * committed.
 */
export interface StoredChange {
  readonly after: RunningGame
  readonly pushes: readonly RecordPush[]
  /** Ids of people without a seat whose home pages list this game, where it ended or resumed. */
  readonly onlookers?: readonly string[]
}

/**
 * Stores a change of history within one transaction: the answers, the state, who is asked now, the outcome
 * and every effect. Returns the game after it.
 */
export async function storeChange(
  { tx, notices }: { readonly tx: Tx; readonly notices: Notices },
  before: RunningGame,
  change: HistoryChange,
): Promise<StoredChange> {
  const after = withHandsShown(
    before,
    withClock(before, gameAfter(before, change, Date.now()), change),
    change,
  )
  if (before.gameOver) await unpackGame(tx, before.id)
  await updateRows(tx, { before, after })
  if (after.gameOver !== before.gameOver)
    await markEnded(tx, seatsIn(after), after.overData === null ? null : endOf(after, after.overData))
  await cutHistory(tx, before, change.keep)
  const pushes: RecordPush[] = []
  for (const advance of change.advances) {
    const forth = after.steps === 0 ? undefined : advance.forth
    const author = advance.author ?? change.author
    await insertAnswer(tx, before.id, { advance, author, now: after.lastUpdated, forth })
    pushes.push(...(await effectsOf(tx, before, { advance, author, change })))
  }
  if (after.clock !== null && after.clock !== before.clock) await storeClock(tx, after.id, after.clock)
  if (after.onlookers !== before.onlookers) await storeOnlookers(tx, after.id, after.onlookers)
  if (standing(before) !== standing(after)) await storeProposals(tx, after)
  await change.also?.(tx)
  if (after.gameOver) await before.play.ended(tx, before.id)
  await countGame(tx, { before, after })
  if (change.advances.length > 0 && change.rewriting !== true)
    await notices.enqueue(tx, newsOf({ before, after }, change.advances[0]?.recorded.actor))
  const onlookers = after.gameOver === before.gameOver ? [] : await onlookersOf(tx, after)
  return { after, pushes, onlookers }
}

/** How many proposals are stored that an answer does not make void by itself. */
const standing = ({ proposals }: RunningGame): number =>
  proposals.filter(({ kind }) => kind !== 'undo').length

/** Returns the game with its clock running for those who are asked now. */
function withClock(before: RunningGame, after: RunningGame, change: HistoryChange): RunningGame {
  if (before.clock === null) return after
  const waiting = after.gameOver ? [] : pendingRequestsOf(after).waiting
  const actors = change.advances.map(({ recorded }) => recorded.actor)
  return { ...after, clock: clockAfter(before.clock, { waiting, actors, now: after.lastUpdated }) }
}

/** Returns the game noting up to where onlookers had seen all hands before its last answers were removed. */
function withHandsShown(before: RunningGame, after: RunningGame, { keep }: HistoryChange): RunningGame {
  const shown = Math.min(handsShownTo(before), keep)
  const { onlookers } = before
  if (keep === before.answers.length || shown === onlookers.shown) return after
  return { ...after, onlookers: { ...onlookers, shown } }
}

const seatsIn = ({ id, settings }: RunningGame) => ({ id, seats: settings.players.map(({ name }) => name) })
const endOf = ({ lastUpdated }: RunningGame, over: GameOverData) => ({ at: lastUpdated, over })

/**
 * Returns the ids of the people of the draft that a game is linked to: they see the state of its matches
 * (rules: matches 4).
 */
export async function onlookersOf(tx: Tx, { linkedDraftId }: RunningGame): Promise<readonly string[]> {
  return linkedDraftId === null ? [] : [...(await peopleSeatedIn(tx, linkedDraftId))]
}

async function updateRows(tx: Tx, { before, after }: ChangedGame): Promise<void> {
  const { position, overData } = after
  const stats = statsOf(after, overData)
  const statsBefore = before.gameOver ? await storedStats(tx, before.id) : null
  await moveGame(tx, {
    id: before.id,
    from: before.version,
    version: after.version,
    seq: position.seq,
    branchId: position.branchId,
    waiting: JSON.stringify(pendingRequestsOf(after).waiting),
    now: after.lastUpdated,
    state: after.steps === 0 ? stateText(position.state) : undefined,
    end: before.gameOver || after.gameOver ? endRow(overData, stats) : undefined,
  })
  await countResult(tx, before, { before: statsBefore, after: stats })
}

const endRow = (overData: GameOverData | null, stats: GameStats | null): GameEnd => ({
  gameOver: overData === null ? 0 : 1,
  overData: overData === null ? null : JSON.stringify(overData),
  stats: stats === null ? null : JSON.stringify(stats),
})

function statsOf({ rules, position }: RunningGame, result: GameOverData | null): GameStats | null {
  if (result === null) return null
  return { error: false, result, inGame: rules.stats?.(position.state) ?? {} }
}

/** Deletes the answers after the first `keep`, and reverts their effects on stored records. */
async function cutHistory(tx: Tx, before: RunningGame, keep: number): Promise<void> {
  const removed = before.answers.slice(keep)
  if (removed.length === 0) return
  const { id: gameId, settings } = before
  await cutAnswers(tx, gameId, { keep, logLength: logLengthAt(before, keep) })
  await moveComments(tx, gameId, keep)
  await before.play.withdrawn(tx, removed, { gameId, settings })
}

interface NewAnswer {
  readonly advance: GameAdvance
  readonly author: Author
  readonly now: number
  /** The difference to the state after it; absent where that state is stored whole. */
  readonly forth?: string | undefined
}

export async function insertAnswer(
  tx: Tx,
  gameId: string,
  { advance, author, now, forth }: NewAnswer,
): Promise<void> {
  const { recorded, step, back } = advance
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
    back: JSON.stringify(back),
    forth: forth ?? null,
  })
}

interface AuthoredStep {
  readonly advance: GameAdvance
  readonly author: Author
  readonly change: HistoryChange
}

async function effectsOf(
  tx: Tx,
  game: RunningGame,
  { advance, author, change }: AuthoredStep,
): Promise<readonly RecordPush[]> {
  const { rewriting = false } = change
  const seat = game.settings.players.find((player) => player.name === advance.recorded.actor)
  const pushes: RecordPush[] = []
  for (const effect of advance.step.effects ?? []) {
    const effectPushes = await game.play.effect(tx, effect, {
      gameId: game.id,
      settings: game.settings,
      userId: rewriting && seat?.bot === undefined ? seat?._id : author.userId,
      adminId: author.adminId,
      occasion: rewriting ? 'rewrite' : 'play',
    })
    pushes.push(...effectPushes)
  }
  return pushes
}

/**
 * Returns what notifications outside of the game say after its last answer. `actor`: who made the change;
 * whoever left the answers after theirs ahead has not looked at the game.
 */
export const newsOf = (
  { before, after }: ChangedGame,
  actor: string | undefined = after.answers.at(-1)?.actor,
): GameNews => ({
  game: { id: after.id, kind: after.kind, name: after.settings.name },
  players: after.settings.players,
  lastActor: actor,
  waiting: pendingRequestsOf(after).waiting.filter((name) => !hasStandIn(after, name)),
  newlyWaiting: newlyWaiting({ before, after }),
  questionOf: (name) => questionOf(after, name),
  // The end is announced once, whatever is answered after it.
  over: before.gameOver ? null : after.overData,
  resultOf: (over) => resultLine(over, after.facts.finished),
  now: after.lastUpdated,
})

function newlyWaiting({ before, after }: ChangedGame): readonly string[] {
  const already = pendingRequestsOf(before).waiting
  return pendingRequestsOf(after).waiting.filter(
    (name) => !already.includes(name) && !hasStandIn(after, name),
  )
}
