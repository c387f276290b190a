import { MantineProvider } from '@mantine/core'
import type { Json, Pick, Request } from '@parlour/kernel'
import type { GameScreenProps } from '@parlour/ui-kit'
import { InnovationScreen } from '../innovation-screen'
import type { InnovationView } from '../../rules/view'

export type Answer = (request: Request, selection: readonly Pick[]) => Promise<void>

interface Shown {
  readonly viewer: string
  readonly view: Json
  readonly requests: readonly Request[]
  readonly answer?: Answer
  readonly over?: GameScreenProps['game']['gameOverData']
  readonly seq?: number
}

/** A view as it comes from the server. */
export const sent = (view: InnovationView): Json => JSON.parse(JSON.stringify(view)) as Json

const nothing = async () => {}

/** The screen of a game in a stated position, without a server. */
export function screenOf({ viewer, view, requests, answer = nothing, over = null, seq = 1 }: Shown) {
  const game: GameScreenProps['game'] = {
    _id: 'g1',
    gameId: 'g1',
    view,
    requests,
    waiting: requests.length > 0 ? ['ann'] : ['bob'],
    pace: 'any',
    lastUpdated: 0,
    checksum: 0,
    present: [],
    canUndo: false,
    gameOver: over !== null,
    gameOverData: over,
    settings: { name: 'Autumn', game: 'Innovation: Ultimate', createdTimestamp: 0, players: [] },
    responses: [],
    branchId: 0,
    seq,
    rulebook: 'https://files.example.org/rules.pdf',
    chat: [],
    log: [],
  }
  return (
    <MantineProvider>
      <InnovationScreen
        game={game}
        viewer={{ _id: viewer, name: viewer, isAdmin: false, seated: true }}
        saving={false}
        answer={answer}
        sendChat={nothing}
        deleteChat={nothing}
        rematch={nothing}
        fight={nothing}
        menu={() => <button type="button">menu</button>}
      />
    </MantineProvider>
  )
}
