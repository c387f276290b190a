import { gameKilled, notFound } from '../failures/failures'
import type { Tx } from '../store/driver/store'
import { askedOf } from './pending-requests'
import { botAdvance, createBotRunner, hasBots } from './bots'
import { appended, type ChangedGame, type HistoryChange } from './change'
import { type StoredChange, onlookersOf, storeChange } from './commit'
import { storeKill } from './kill'
import { type LinkChange, storeLink } from './link'
import {
  changeInTurn,
  createRunning,
  currentGame,
  gameChangedElsewhere,
  type PlayServices,
  type RunningGames,
} from './running-games'
import { isWatched } from './tell'
import { storeUndoWish, type WishChange } from './undo-wish'
import type { RunningGame } from './running-game'

/** The running games of this process. */
export type Play = ReturnType<typeof createPlay>

/**
 * What is to change of a game as it stands; nothing, when there is nothing to do. Refuses what may not be, and whoever may
 * not change this game.
 */
export type Plan = (warm: RunningGame, tx: Tx) => Promise<PlannedChange> | PlannedChange

/** The history is to change, or only who asks for an undo, or what the game is linked to. */
type PlannedChange = HistoryChange | WishChange | LinkChange | undefined

/** Keeps games warm, takes their changes in turn, tells the pages, and lets the bots play. */
export function createPlay(services: PlayServices) {
  const running = createRunning(services)
  const bots = createBotRunner({
    step: (id) => botStep(running, id),
    pause: (id) => pauseOfBots(running, id),
    log: services.log,
  })
  const continueBots = (warm: RunningGame): void => {
    if (!warm.gameOver && hasBots(warm)) bots.run(warm.id)
  }
  return {
    current: (id: string): Promise<RunningGame> => currentGame(running, id),
    changedElsewhere: (id: string, version: number) => gameChangedElsewhere(running, id, version),
    /** Changes a game's history as planned, stores it and tells everybody. Killed games refuse with `game_killed`. */
    change: async (id: string, plan: Plan): Promise<ChangedGame> => {
      const changed = await changeInTurn(running, id, (tx, before) =>
        storePlanned(running, { tx, before }, (warm) => plan(alive(warm), tx)),
      )
      if (changed.before !== changed.after) continueBots(changed.after)
      return changed
    },
    /** Ends a game for good. It is not found afterwards (rules: hub 4). */
    kill: (id: string): Promise<ChangedGame> =>
      changeInTurn(running, id, async (tx, before) => {
        if (before.killed) throw notFound('game', id)
        return { after: await storeKill(tx, before), pushes: [], onlookers: await onlookersOf(tx, before) }
      }),
    continueBots,
    runBots: bots.run,
    /** How many games are in memory, and about how many bytes they take. */
    warm: running.shelf.filling,
    /** Packs the games that were over before the server began. */
    packOlder: running.packer.packOlder,
    close: async (): Promise<void> => {
      await bots.close()
      await running.packer.close()
    },
  }
}

function alive(warm: RunningGame): RunningGame {
  if (warm.killed) throw gameKilled()
  return warm
}

async function storePlanned(
  { notices }: RunningGames,
  { tx, before }: { readonly tx: Tx; readonly before: RunningGame },
  plan: (warm: RunningGame) => ReturnType<Plan>,
): Promise<StoredChange> {
  const change = await plan(before)
  if (change === undefined) return { after: before, pushes: [] }
  if ('linkedDraftId' in change) return storeLink(tx, before, change)
  return 'undoWish' in change
    ? storeUndoWish({ tx, notices }, before, change)
    : storeChange({ tx, notices }, before, change)
}

/** Bots that act one after the other wait until whoever watches has seen what was done before; where nobody does, for nothing. */
function pauseOfBots({ shelf, live, botPause }: RunningGames, id: string): number {
  const warm = shelf.get(id)
  if (warm === undefined || !isWatched(live, warm)) return 0
  const { pace, waiting } = askedOf(warm)
  const isBot = (name: string) =>
    warm.settings.players.some((player) => player.name === name && player.bot !== undefined)
  return pace === 'one' && waiting.some(isBot) ? botPause : 0
}

/** Lets one bot that is asked something answer; says whether there was one. */
async function botStep(running: RunningGames, id: string): Promise<boolean> {
  const { before, after } = await changeInTurn(running, id, (tx, warm) =>
    storePlanned(running, { tx, before: warm }, () => {
      const advance = botAdvance(warm)
      return advance && appended(warm, advance, {})
    }),
  )
  return before !== after
}
