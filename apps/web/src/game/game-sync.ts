import {
  gameFetch,
  type GamePush,
  type GameSaved,
  type GameProgress,
  type SerializedGame,
} from '@parlour/protocol'
import { CallError } from '@parlour/ui-kit'
import type { StoreApi } from 'zustand/vanilla'
import { gather } from './gather'
import { mergePushes } from './merge-push'
import type { GameStoreSettings, GamePageState } from './open-game'

/** Where more versions arrive at once, as after a page was hidden, only the last moves are shown. */
const MOST_PASSED = 8

const newerOf = (shown: SerializedGame | undefined, fetched: SerializedGame): SerializedGame =>
  shown !== undefined && shown.seq > fetched.seq ? shown : fetched

const showIn =
  (state: StoreApi<GamePageState>) =>
  (game: SerializedGame, passed: readonly SerializedGame[] = []): void => {
    const { present = game.present } = state.getState()
    state.setState({ game: { ...game, present }, passed, gameReady: true, failure: undefined })
  }

/** What brings the server's versions of a game: fetches, pushes, and the answers to what is sent. */
export function createSync(state: StoreApi<GamePageState>, settings: GameStoreSettings) {
  const { gameId, sendQuietly, sendUnlessGone, onMismatch } = settings
  const announcements = createAnnouncements()
  const show = showIn(state)
  /** `quietly` after a failure that was said already: this one most likely has the same reason. */
  const load = async ({ quietly = false } = {}): Promise<void> => {
    try {
      const ask = quietly || state.getState().game === undefined ? sendQuietly : sendUnlessGone
      const { game: fetched } = await ask(gameFetch, { gameId })
      incoming.flush()
      const newer = newerOf(state.getState().game, fetched)
      show(newer)
      if (announcements.more(newer)) await load()
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      state.setState({ failure })
    }
  }
  // Drawing takes longer than receiving: pushes that have already arrived are drawn together.
  const incoming = gather<GamePush>((pushes) => {
    const { game } = state.getState()
    if (game === undefined) return
    const merged = mergePushes(game, pushes)
    if (merged.game !== game) show(merged.game, merged.passed.slice(-MOST_PASSED))
    // Where all seats answer at once, the server's answer simply replaces ours.
    if (merged.stopped === 'mismatch' && merged.game.pace !== 'any') onMismatch()
    if (merged.stopped !== undefined) void load()
  })
  const receive = (push: GamePush): void => {
    if (push.gameId !== gameId) return
    announcements.push(push)
    incoming.add(push)
  }
  const take = async ({ push, serializedGame }: GameSaved): Promise<void> => {
    if (push !== undefined) receive(push)
    incoming.flush()
    return 'view' in serializedGame ? show(serializedGame) : untilHeld(state, serializedGame.seq, load)
  }
  /**
   * The server pushes from here on. What was fetched before it began is fetched again where it stood
   * elsewhere by then.
   */
  const watched = (stand: GameProgress | undefined): void => {
    if (!announcements.began(stand, state.getState().game)) void load()
  }
  return { load, receive, take, watched }
}

/** Collects the pushes for a game that arrive while it is being fetched: either may arrive first. */
function createAnnouncements() {
  let announced = 0
  let began: GameProgress | undefined
  return {
    push: ({ seq }: GamePush): void => void (announced = Math.max(announced, seq)),
    /**
     * The server began to push. Returns whether the game that is held is no older, or is being fetched and
     * compared then.
     */
    began(stand: GameProgress | undefined, shown: SerializedGame | undefined): boolean {
      if (stand === undefined) return false
      if (shown !== undefined) return !isBehind(shown, stand)
      began = stand
      return true
    },
    /**
     * Whether that was more than was fetched. What it said of the beginning counts once: the next fetch is
     * later than that.
     */
    more(fetched: SerializedGame): boolean {
      const stand = began
      began = undefined
      return fetched.seq < announced || (stand !== undefined && isBehind(fetched, stand))
    },
  }
}

/**
 * Whether a game that was fetched lacks something. Where old lines of chat were left out, nobody can tell.
 */
const isBehind = ({ seq, chat, moreChat }: SerializedGame, stand: GameProgress): boolean =>
  seq < stand.seq || chat.length !== stand.lines || moreChat === true

/** How long a push that was promised may take. */
const PATIENCE_MS = 3000

/**
 * Whether the page comes to hold this version, or a later one, in time: pushes come over a connection of
 * their own.
 */
function reached(state: StoreApi<GamePageState>, seq: number): Promise<boolean> {
  const isThere = () => (state.getState().game?.seq ?? 0) >= seq
  if (isThere()) return Promise.resolve(true)
  return new Promise((resolve) => {
    const end = (is: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(is)
    }
    const timer = setTimeout(() => end(false), PATIENCE_MS)
    const stop = state.subscribe(() => {
      if (isThere()) end(true)
    })
  })
}

/** Waits until the page holds a version that a push will bring; fetches the game if that takes too long. */
async function untilHeld(
  state: StoreApi<GamePageState>,
  seq: number,
  load: () => Promise<void>,
): Promise<void> {
  if (!(await reached(state, seq))) await load()
}
