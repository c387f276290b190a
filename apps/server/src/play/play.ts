import { gameKilled, notFound } from '../failures/failures'
import type { Tx } from '../store/driver/store'
import { withAnswersAhead } from './answers-ahead'
import { pendingRequestsOf } from './pending-requests'
import { botAdvance, botAt, createBotRunner, hasBots } from './bots'
import { appendChange, type Author, type ChangedGame, type HistoryChange } from './change'
import { type BesideChange, storeBesideChange } from './beside-change'
import { type StoredChange, onlookersOf, storeChange } from './commit'
import { type AccessChange, storeAccessChange } from './access'
import { createOlderCounter } from './count-older'
import { storeKill } from './kill'
import { type LinkChange, storeLink } from './link'
import {
  changeInTurn,
  createRunning,
  currentGame,
  gameChangedElsewhere,
  type HeldGame,
  type PlayServices,
  type RunningGames,
} from './running-games'
import { isWatched } from './tell'
import type { RunningGame } from './running-game'

/** The service that runs the games of this process. */
export type Play = ReturnType<typeof createPlay>

/**
 * Returns the change to make to a game, or undefined when there is nothing to do. Refuses callers who may not
 * change this game, and changes that are not possible now.
 */
export type Plan = (game: RunningGame, tx: Tx) => Promise<PlannedChange> | PlannedChange

/** A change of the history, or of something that stands beside it. */
type PlannedChange = HistoryChange | LinkChange | AccessChange | BesideChange | undefined

/** Keeps games in memory, serializes their changes, pushes them to pages, and runs the bots. */
export function createPlay(services: PlayServices) {
  const running = createRunning(services)
  const bots = createBotRunner({
    step: (id) => botStep(running, id),
    pause: (id) => pauseOfBots(running, id),
    log: services.log,
  })
  const older = createOlderCounter(running)
  const continueBots = (game: RunningGame): void => {
    if (!game.gameOver && hasBots(game)) bots.run(game.id)
  }
  return {
    current: (id: string): Promise<RunningGame> => currentGame(running, id),
    changedElsewhere: (id: string, version: number) => gameChangedElsewhere(running, id, version),
    /**
     * Plans a change of a game in its turn, stores it and pushes it. Killed games refuse with `game_killed`.
     */
    change: async (id: string, plan: Plan): Promise<ChangedGame> => {
      const changed = await changeInTurn(running, id, (tx, heldGame) =>
        storePlanned(running, { tx, ...heldGame }, (game) => plan(refuseKilled(game), tx)),
      )
      if (changed.before !== changed.after) continueBots(changed.after)
      return changed
    },
    /** Ends a game for good. It is not found afterwards (rules: hub 4). */
    kill: (id: string): Promise<ChangedGame> =>
      changeInTurn(running, id, async (tx, { before }) => {
        if (before.killed) throw notFound('game', id)
        return { after: await storeKill(tx, before), pushes: [], onlookers: await onlookersOf(tx, before) }
      }),
    /** Notes what onlookers hold who have just fetched a game that is shown later. */
    holdLater: running.later.hold,
    continueBots,
    runBots: bots.run,
    /** How many games are in memory, and about how many bytes they take. */
    memoryUse: running.cache.memoryUse,
    /** Packs the games that ended before the server started. */
    packOlder: running.packer.packOlder,
    /** Counts the games that ended before the server started and are not counted yet. */
    countOlder: older.count,
    close: async (): Promise<void> => {
      await bots.close()
      await older.close()
      await running.packer.close()
    },
  }
}

function refuseKilled(game: RunningGame): RunningGame {
  if (game.killed) throw gameKilled()
  return game
}

async function storePlanned(
  { notices, log }: RunningGames,
  { tx, before, ahead }: HeldGame & { readonly tx: Tx },
  plan: (game: RunningGame) => ReturnType<Plan>,
): Promise<StoredChange> {
  const change = await plan(before)
  if (change === undefined) return { after: before, pushes: [] }
  if ('linkedDraftId' in change) return storeLink(tx, before, change)
  if ('closed' in change || 'opened' in change) return storeAccessChange(tx, before, change)
  return 'keep' in change
    ? storeChange({ tx, notices }, before, withAnswersAhead(before, change, { stored: ahead, log }))
    : storeBesideChange({ tx, notices }, before, change)
}

/**
 * Returns the pause before the next bot in ms: 0 where nobody watches, or where seats act at the same time.
 */
function pauseOfBots({ cache, live, config }: RunningGames, id: string): number {
  const game = cache.get(id)
  if (game === undefined || !isWatched(live, game)) return 0
  const { pace, waiting } = pendingRequestsOf(game)
  const isBot = (name: string) => botAt(game, name) !== undefined
  return pace === 'one' && waiting.some(isBot) ? config.botPause : 0
}

/** Stores the answer of one bot that is asked something. Resolves with whether there was one. */
async function botStep(running: RunningGames, id: string): Promise<boolean> {
  const { before, after } = await changeInTurn(running, id, (tx, heldGame) =>
    storePlanned(running, { tx, ...heldGame }, (game) => {
      const advance = botAdvance(game)
      return advance && appendChange(game, advance, authorFor(game, advance.recorded.actor))
    }),
  )
  return before !== after
}

/** What a bot does for a person, such as a pick that enters their deck, is done as theirs. */
function authorFor({ settings }: RunningGame, actor: string): Author {
  const seat = settings.players.find(({ name }) => name === actor)
  return seat === undefined || seat.bot !== undefined ? {} : { userId: seat._id }
}
