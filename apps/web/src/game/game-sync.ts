import { defined } from '@parlour/kernel'
import {
  gameFetch,
  type GamePush,
  type GameSaved,
  type GameProgress,
  guestLook,
  type SerializedGame,
} from '@parlour/protocol'
import { CallError, type Send } from '@parlour/ui-kit'
import type { StoreApi } from 'zustand/vanilla'
import { gather } from './gather'
import { mergePushes } from './merge-push'
import type { GameStoreSettings, GamePageState } from './open-game'

/** How many of the versions that arrive together, as after a page was hidden, are animated: the last ones. */
const MOST_PASSED = 8

const newerOf = (shown: SerializedGame | undefined, fetched: SerializedGame): SerializedGame =>
  shown !== undefined && shown.seq > fetched.seq ? shown : fetched

const showIn =
  (state: StoreApi<GamePageState>) =>
  (game: SerializedGame, passed: readonly SerializedGame[] = []): void => {
    const { present = game.present } = state.getState()
    state.setState({ game: { ...game, present }, passed, gameReady: true, failure: undefined })
  }

/** Fetches a game: as whoever is signed in, or as a guest with its link. */
function fetchedBy(ask: Send, { gameId, eyes, link }: GameStoreSettings) {
  const seen = { gameId, ...defined({ eyes }) }
  return link === undefined ? ask(gameFetch, seen) : ask(guestLook, { ...seen, link })
}

/** Keeps the page at the server's version of a game, by fetches, pushes, and the replies to its own calls. */
export function createSync(state: StoreApi<GamePageState>, settings: GameStoreSettings) {
  const { gameId, sendQuietly, sendUnlessGone, onMismatch } = settings
  const announcements = createAnnouncements()
  const show = showIn(state)
  /** `quietly`: shows no alert, as after a failure that was shown and most likely has the same cause. */
  const load = async ({ quietly = false } = {}): Promise<void> => {
    try {
      const ask = quietly || state.getState().game === undefined ? sendQuietly : sendUnlessGone
      const { game: fetched } = await fetchedBy(ask, settings)
      incoming.flush()
      const newer = newerOf(state.getState().game, fetched)
      show(newer)
      if (announcements.more(newer)) await load()
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      state.setState({ failure })
    }
  }
  // Rendering takes longer than receiving: pushes that arrived in the meantime are rendered together.
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
    return 'view' in serializedGame ? show(serializedGame) : waitForVersion(state, serializedGame.seq, load)
  }
  /**
   * Called when the server starts to push. Fetches again if the version fetched before differs from the one
   * at the start of the pushes.
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
     * Records where the game was when the server started to push. Returns whether the page has that version,
     * or is still fetching the game, which is compared later.
     */
    began(stand: GameProgress | undefined, shown: SerializedGame | undefined): boolean {
      if (stand === undefined) return false
      if (shown !== undefined) return !isBehind(shown, stand)
      began = stand
      return true
    },
    /**
     * Returns whether pushes are ahead of a fetched game. The version at the start counts once: every later
     * fetch is newer.
     */
    more(fetched: SerializedGame): boolean {
      const stand = began
      began = undefined
      return fetched.seq < announced || (stand !== undefined && isBehind(fetched, stand))
    },
  }
}

/** Whether a fetched game lacks answers or chat. Assumes so where it has only the latest part of the chat. */
const isBehind = ({ seq, chat, moreChat }: SerializedGame, stand: GameProgress): boolean =>
  seq < stand.seq || chat.length !== stand.lines || moreChat === true

/** How long to wait for a push that a reply has announced. */
const PUSH_TIMEOUT_MS = 3000

/** Resolves to whether a push brings this version, or a later one, in time. */
function arrives(state: StoreApi<GamePageState>, seq: number): Promise<boolean> {
  const hasArrived = () => (state.getState().game?.seq ?? 0) >= seq
  if (hasArrived()) return Promise.resolve(true)
  return new Promise((resolve) => {
    const end = (isInTime: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(isInTime)
    }
    const timer = setTimeout(() => end(false), PUSH_TIMEOUT_MS)
    const stop = state.subscribe(() => {
      if (hasArrived()) end(true)
    })
  })
}

/** Waits for the push of a version; fetches the game if that takes too long. */
async function waitForVersion(
  state: StoreApi<GamePageState>,
  seq: number,
  load: () => Promise<void>,
): Promise<void> {
  if (!(await arrives(state, seq))) await load()
}
