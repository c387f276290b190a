import { MantineProvider } from '@mantine/core'
import type { Json, Pick, Request } from '@parlour/kernel'
import { AsksFirst } from '../answering/asks-first'
import type { GameScreen, GameScreenProps } from '../game-screen'
import { TitleNotes } from '../preview/title-notes'

/** How an answer is sent. */
export type CallReply = (request: Request, selection: readonly Pick[]) => Promise<void>

/** What a test says of a game; everything else is that of a quiet game of ann's. */
export interface ShownGame {
  readonly viewer?: string
  /** The viewer plays; else they only watch. */
  readonly seated?: boolean
  readonly view: Json
  readonly requests?: readonly Request[]
  /** Who is asked something; as the requests say where this does not. */
  readonly waiting?: readonly string[]
  readonly answer?: CallReply
  readonly over?: GameScreenProps['game']['gameOverData']
  readonly log?: GameScreenProps['game']['log']
  readonly seq?: number
  readonly canUndo?: boolean
  readonly asksFirst?: boolean
}

const nothing = async () => {}

/** Returns the screen of a game in a stated position, without a server. */
export function screenOf(
  Screen: GameScreen,
  {
    viewer = 'ann',
    seated = true,
    view,
    requests = [],
    waiting = requests.length > 0 ? ['ann'] : ['bob'],
    answer = nothing,
    over = null,
    log = [],
    seq = 1,
    canUndo = false,
    asksFirst = false,
  }: ShownGame,
) {
  const game: GameScreenProps['game'] = {
    _id: 'g1',
    gameId: 'g1',
    view,
    requests,
    waiting,
    pace: 'any',
    lastUpdated: 0,
    checksum: 0,
    present: [],
    canUndo,
    gameOver: over !== null,
    gameOverData: over,
    settings: { name: 'Autumn', game: 'any game', createdTimestamp: 0, players: [] },
    responses: [],
    branchId: 0,
    seq,
    rulebook: 'https://files.example.org/rules.pdf',
    chat: [],
    log,
  }
  return (
    <MantineProvider>
      <TitleNotes />
      <AsksFirst value={asksFirst}>
        <Screen
          game={game}
          viewer={{ _id: viewer, name: viewer, isAdmin: false, seated }}
          saving={false}
          answer={answer}
          sendChat={nothing}
          deleteChat={nothing}
          rematch={nothing}
          fight={nothing}
          undo={nothing}
          menu={() => <button type="button">menu</button>}
        />
      </AsksFirst>
    </MantineProvider>
  )
}
