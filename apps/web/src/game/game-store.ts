import {
  type ChatEntry,
  gameChatAdd,
  gameChatBefore,
  gameChatDelete,
  gameFetch,
  type GamePush,
  type GameSaved,
  gameSaveResponse,
  gameUndo,
  gameUndoSay,
  type SerializedGame,
} from '@parlour/protocol'
import { CallError, type GameScreenProps, type Send } from '@parlour/ui-kit'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { gather } from './gather'
import { mergePushes } from './merge-push'
import { createSaveLock } from './save-lock'

/** One open game of this browser (rules: screens 1.4). */
export interface OpenGame {
  readonly game: SerializedGame | undefined
  /** Versions that came together with it, before it: their moves are still to be seen. */
  readonly passed: readonly SerializedGame[]
  readonly gameReady: boolean
  readonly saving: boolean
  readonly saveQueued: boolean
  /** Undone here but not yet on the server. */
  readonly undoCount: number
  /** Who has the game open: the server's last word, or at first what the fetch said. */
  readonly present: readonly string[] | undefined
  /** Why the game could not be loaded. */
  readonly failure: CallError | undefined
}
/** Of more versions that come together, as to a page that was hidden, only the last moves are shown. */
const MOST_PASSED = 8

const CLOSED: OpenGame = {
  game: undefined,
  passed: [],
  gameReady: false,
  saving: false,
  saveQueued: false,
  undoCount: 0,
  present: undefined,
  failure: undefined,
}

interface GameStoreSettings {
  readonly gameId: string
  readonly send: Send
  /** Shows no alert: until the game is shown, the page itself reports failures. */
  readonly sendQuietly: Send
  /** Shows no alert for a game that is gone: the page says so instead of the game. */
  readonly sendUnlessGone: Send
  /** Shows no alert for what is refused: the screen says why. */
  readonly sendUnlessRefused: Send
  /** The server's name for the page's live connection: over it come the changes that this page makes too. */
  readonly page: () => string | undefined
  readonly viewerName: string
  readonly onMismatch: () => void
  readonly wait?: (ms: number) => Promise<void>
}
const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export type GameStore = ReturnType<typeof createGameStore>

/**
 * Keeps one game in sync with the server: loads it, merges pushes, sends answers, undos and chat. After an error the server's
 * version is fetched again.
 */
export function createGameStore(settings: GameStoreSettings) {
  const state = createStore<OpenGame>(() => CLOSED)
  const sync = createSync(state, settings)
  const locked = createSaveLock({
    flags: state.getState,
    setFlags: (flags) => state.setState(flags),
    recover: sync.load,
    wait: settings.wait ?? waitFor,
  })
  return {
    state,
    load: sync.load,
    receive: sync.receive,
    ...createSaves(state, { ...settings, take: sync.take, locked }),
    ...createChat(state, settings),
  }
}

const newerOf = (held: SerializedGame | undefined, fetched: SerializedGame): SerializedGame =>
  held !== undefined && held.seq > fetched.seq ? held : fetched

function createSync(state: StoreApi<OpenGame>, settings: GameStoreSettings) {
  const { gameId, sendQuietly, sendUnlessGone, onMismatch } = settings
  /** The newest version that a push announced: a push may overtake the answer to an earlier fetch. */
  let announced = 0
  const show = (game: SerializedGame, passed: readonly SerializedGame[] = []) => {
    const { present = game.present } = state.getState()
    state.setState({ game: { ...game, present }, passed, gameReady: true, failure: undefined })
  }
  const load = async (): Promise<void> => {
    try {
      const ask = state.getState().game === undefined ? sendQuietly : sendUnlessGone
      const { game: fetched } = await ask(gameFetch, { gameId })
      incoming.flush()
      const newer = newerOf(state.getState().game, fetched)
      show(newer)
      if (newer.seq < announced) await load()
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
    announced = Math.max(announced, push.seq)
    incoming.add(push)
  }
  const take = async ({ push, serializedGame }: GameSaved): Promise<void> => {
    if (push !== undefined) receive(push)
    incoming.flush()
    return 'view' in serializedGame ? show(serializedGame) : untilHeld(state, serializedGame.seq, load)
  }
  return { load, receive, take }
}

/** How long a push that was promised may take. */
const PATIENCE_MS = 3000

/** Whether the page comes to hold this version, or a later one, in time: pushes come over a connection of their own. */
function reached(state: StoreApi<OpenGame>, seq: number): Promise<boolean> {
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
async function untilHeld(state: StoreApi<OpenGame>, seq: number, load: () => Promise<void>): Promise<void> {
  if (!(await reached(state, seq))) await load()
}

interface SaveSettings extends GameStoreSettings {
  readonly take: (saved: GameSaved) => Promise<void>
  readonly locked: <T>(work: () => Promise<T>) => Promise<T>
}

function createSaves(state: StoreApi<OpenGame>, settings: SaveSettings) {
  const { gameId, take, locked, page } = settings
  const { sendUndos, undo, sayOfUndo } = createUndos(state, settings)
  const answer: GameScreenProps['answer'] = (request, selection, how) =>
    locked(async () => {
      const send = how?.saysWhy === true ? settings.sendUnlessRefused : settings.send
      await sendUndos()
      const response = {
        actor: request.actor,
        title: request.title,
        selection: [...selection],
        requestId: request.id,
      }
      const knows = state.getState().game?.seq
      const requestKey = newKey()
      await take(
        await send(gameSaveResponse, {
          gameId,
          response,
          requestKey,
          ...(knows === undefined ? {} : { knows }),
          ...named(page()),
        }),
      )
    })
  return { answer, undo, sayOfUndo }
}

const named = (page: string | undefined) => (page === undefined ? {} : { page })

function createUndos(state: StoreApi<OpenGame>, settings: SaveSettings) {
  const { gameId, send, viewerName, take, locked, page } = settings
  /** The outcome of the last undos. */
  let undone = '__SUCCESS__'
  /** Undos that the server does not have yet are sent before anything else is saved. */
  const sendUndos = async (): Promise<void> => {
    const { undoCount } = state.getState()
    if (undoCount === 0) return
    state.setState({ undoCount: 0 })
    // One by one: of two quick clicks the first may work where the second cannot.
    for (let done = 0; done < undoCount; done += 1) {
      const { game } = state.getState()
      if (game === undefined) return
      const { branchId, seq: knows } = game
      const saved = await send(gameUndo, { gameId, count: 1, branchId, knows, ...named(page()) })
      if (done === 0 || saved.result === '__SUCCESS__') undone = saved.result
      await take(saved)
      if (saved.result !== '__SUCCESS__') return
    }
  }
  /**
   * Takes back the viewer's last answer if the server allows it, and returns the outcome: others may have answered since this
   * page last heard of the game. An undo that was sent together with another shares its outcome.
   */
  const undo = async (): Promise<string> => {
    const { game, undoCount } = state.getState()
    if (game === undefined || !game.settings.players.some(({ name }) => name === viewerName))
      return '__NO_MORE_ACTIONS__'
    state.setState({ undoCount: undoCount + 1 })
    await locked(sendUndos)
    return undone
  }
  /** Says whether what somebody asks for may be taken back; whoever asked withdraws it by saying no. */
  const sayOfUndo = (made: number, allow: boolean): Promise<void> =>
    locked(async () => {
      const knows = state.getState().game?.seq
      const known = knows === undefined ? {} : { knows }
      await take(await send(gameUndoSay, { gameId, made, allow, ...known, ...named(page()) }))
    })
  return { sendUndos, undo, sayOfUndo }
}

/** A key of its own for every answer, so that a retry is not applied twice. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16)).join('-')

function createChat(state: StoreApi<OpenGame>, { gameId, send, sendQuietly }: GameStoreSettings) {
  const change = (work: (game: SerializedGame) => SerializedGame): void => {
    const { game } = state.getState()
    if (game !== undefined) state.setState({ game: work(game) })
  }
  const chatCame = (entry: ChatEntry): void =>
    change((game) =>
      game.chat.some(({ id }) => id === entry.id) ? game : { ...game, chat: [...game.chat, entry] },
    )
  const chatGone = (chatId: string): void =>
    change((game) => ({ ...game, chat: game.chat.filter(({ id }) => id !== chatId) }))
  const readOlderChat = () => olderChat(state, change, { gameId, sendQuietly })
  return {
    chatCame,
    chatGone,
    readOlderChat,
    present: (players: readonly string[]): void => {
      state.setState({ present: players })
      change((game) => ({ ...game, present: players }))
    },
    sendChat: async (text: string): Promise<void> =>
      chatCame((await send(gameChatAdd, { gameId, text })).entry),
    deleteChat: async (chatId: string): Promise<void> => {
      await send(gameChatDelete, { gameId, chatId })
      chatGone(chatId)
    },
  }
}

/** Reads the chat before the lines that the page holds, a part at a time, to its beginning or until the server does not answer. */
async function olderChat(
  state: StoreApi<OpenGame>,
  change: (work: (game: SerializedGame) => SerializedGame) => void,
  ways: { readonly gameId: string; readonly sendQuietly: Send },
): Promise<void> {
  const { game } = state.getState()
  const first = game?.chat[0]
  if (game?.moreChat === undefined || first === undefined) return
  try {
    const { entries, more } = await ways.sendQuietly(gameChatBefore, {
      gameId: ways.gameId,
      chatId: first.id,
    })
    change(({ moreChat: _more, ...held }) => ({
      ...held,
      chat: [...entries, ...held.chat],
      ...(more ? { moreChat: true } : {}),
    }))
  } catch (failure) {
    if (failure instanceof CallError) return
    throw failure
  }
  await olderChat(state, change, ways)
}
