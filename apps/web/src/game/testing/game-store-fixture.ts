import { checksumOf, type GamePush, type SerializedGame } from '@parlour/protocol'
import type { Send } from '@parlour/ui-kit'
import { createGameStore } from '../game-store'

const part = {
  view: { cards: ['a'] },
  requests: [],
  waiting: ['ann'],
  pace: 'one',
  gameOver: false,
  gameOverData: null,
} as const
const checksum = checksumOf(part)
export const gameAt = (seq: number): SerializedGame => ({
  ...part,
  _id: 'g',
  gameId: 'g',
  settings: { name: 'Night', game: 'Toy', createdTimestamp: 1, players: [] },
  responses: [],
  branchId: 1,
  seq,
  chat: [],
  log: [],
  lastUpdated: 1,
  checksum,
  present: [],
  canUndo: false,
})
export const pushTo = (seq: number): GamePush => ({
  gameId: 'g',
  base: seq - 1,
  seq,
  branchId: 1,
  change: {
    log: { from: 0, added: [] },
    lastUpdated: seq,
  },
})

/** A store whose fetches are answered by hand, in the order in which they were asked. */
export function storeOf() {
  const answers: ((game: SerializedGame) => void)[] = []
  const ask = () =>
    new Promise<{ game: SerializedGame }>((resolve) => {
      answers.push((game) => resolve({ game }))
    })
  const store = createGameStore({
    gameId: 'g',
    send: ask,
    sendQuietly: ask,
    sendUnlessGone: ask,
    sendWithPlainFailures: ask,
    page: () => 'page',
    viewerName: 'ann',
    onMismatch: () => {
      throw new Error('the sums differ')
    },
  })
  return { store, answers, shownGame: () => store.state.getState().game }
}
export const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

/** An open game of ann's whose calls the server answers as the test says, at once. */
export async function openGame(hub: (path: string, body: unknown) => object | undefined) {
  const send: Send = async (call, body) => hub(call.path, body) as never
  const onMismatch = () => undefined
  const wait = () => turn().then(() => undefined)
  const store = createGameStore({
    gameId: 'g',
    send,
    sendQuietly: send,
    sendUnlessGone: send,
    sendWithPlainFailures: send,
    page: () => 'page',
    viewerName: 'ann',
    onMismatch,
    wait,
  })
  await store.load()
  return store
}
