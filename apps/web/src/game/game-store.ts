import { defined } from '@parlour/kernel'
import {
  type ChatEntry,
  gameChatAdd,
  gameChatBefore,
  gameChatDelete,
  type GameSaved,
  gameSaveResponse,
  gameProposalSay,
  gameUndo,
  type SerializedGame,
} from '@parlour/protocol'
import { CallError, type GameScreenProps, type Send } from '@parlour/ui-kit'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createSync } from './game-sync'
import type { GameStoreSettings, GamePageState } from './open-game'
import { createSaveLock } from './save-lock'

const CLOSED: GamePageState = {
  game: undefined,
  passed: [],
  gameReady: false,
  saving: false,
  saveQueued: false,
  undoCount: 0,
  present: undefined,
  failure: undefined,
}

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export type GameStore = ReturnType<typeof createGameStore>

/**
 * Keeps one game in sync with the server: loads it, merges pushes, sends answers, undos and chat. After an
 * error the server's version is fetched again.
 */
export function createGameStore(settings: GameStoreSettings) {
  const state = createStore<GamePageState>(() => CLOSED)
  const sync = createSync(state, settings)
  const locked = createSaveLock({
    flags: state.getState,
    setFlags: (flags) => state.setState(flags),
    recover: () => sync.load({ quietly: true }),
    wait: settings.wait ?? waitFor,
  })
  return {
    state,
    load: sync.load,
    receive: sync.receive,
    watched: sync.watched,
    ...createSaves(state, { ...settings, take: sync.take, locked }),
    ...createChat(state, settings),
  }
}

interface SaveSettings extends GameStoreSettings {
  readonly take: (saved: GameSaved) => Promise<void>
  readonly locked: <T>(work: () => Promise<T>) => Promise<T>
}

function createSaves(state: StoreApi<GamePageState>, settings: SaveSettings) {
  const { gameId, take, locked, page } = settings
  const { sendUndos, undo, sayOfProposal } = createUndos(state, settings)
  const answer: GameScreenProps['answer'] = (request, selection, how) =>
    locked(async () => {
      const send = how?.saysAll === true ? settings.sendQuietly : settings.sendWithPlainFailures
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
          ...defined({ knows }),
          ...named(page()),
        }),
      )
    })
  return { answer, undo, sayOfProposal }
}

const named = (page: string | undefined) => defined({ page })

function createUndos(state: StoreApi<GamePageState>, settings: SaveSettings) {
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
   * Takes back the viewer's last answer if the server allows it, and returns the outcome: others may have
   * answered since the last push to this page. An undo that was sent together with another shares its
   * outcome.
   */
  const undo = async (): Promise<string> => {
    const { game, undoCount } = state.getState()
    if (game === undefined || !game.settings.players.some(({ name }) => name === viewerName))
      return '__NO_MORE_ACTIONS__'
    state.setState({ undoCount: undoCount + 1 })
    await locked(sendUndos)
    return undone
  }
  /** Says whether the viewer agrees to what somebody proposes; who proposed it withdraws it by saying no. */
  const sayOfProposal = (made: number, allow: boolean): Promise<void> =>
    locked(async () => {
      const knows = state.getState().game?.seq
      const known = defined({ knows })
      await take(await send(gameProposalSay, { gameId, made, allow, ...known, ...named(page()) }))
    })
  return { sendUndos, undo, sayOfProposal }
}

/** A key of its own for every answer, so that a retry is not applied twice. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16)).join('-')

function createChat(state: StoreApi<GamePageState>, { gameId, send, sendQuietly }: GameStoreSettings) {
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
      chatCame((await sendQuietly(gameChatAdd, { gameId, text })).entry),
    deleteChat: async (chatId: string): Promise<void> => {
      await send(gameChatDelete, { gameId, chatId })
      chatGone(chatId)
    },
  }
}

/**
 * Reads the chat before the lines that the page holds, a part at a time, to its beginning or until the server
 * does not answer.
 */
async function olderChat(
  state: StoreApi<GamePageState>,
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
    change(({ moreChat: _more, ...before }) => ({
      ...before,
      chat: [...entries, ...before.chat],
      ...(more ? { moreChat: true } : {}),
    }))
  } catch (failure) {
    if (failure instanceof CallError) return
    throw failure
  }
  await olderChat(state, change, ways)
}
