import { MantineProvider } from '@mantine/core'
import type { Json, Pick, Request } from '@parlour/kernel'
import type { GameScreenProps } from '@parlour/ui-kit'
import type { TyrantsView } from '../../rules/view'
import { TyrantsScreen } from '../tyrants-screen'

export type Answer = (request: Request, selection: readonly Pick[]) => Promise<void>

interface Shown {
  readonly viewer?: string
  readonly view: TyrantsView
  readonly requests?: readonly Request[]
  readonly answer?: Answer
  readonly over?: GameScreenProps['game']['gameOverData']
  readonly log?: GameScreenProps['game']['log']
}

const nothing = async () => {}

/** The screen of a game in a stated position, without a hub. */
export function screenOf({
  viewer = 'ann',
  view,
  requests = [],
  answer = nothing,
  over = null,
  log = [],
}: Shown) {
  const game: GameScreenProps['game'] = {
    _id: 'g1',
    gameId: 'g1',
    // As it comes from the hub.
    view: JSON.parse(JSON.stringify(view)) as Json,
    requests,
    waiting: requests.length > 0 ? ['ann'] : ['bob'],
    pace: 'any',
    lastUpdated: 0,
    checksum: 0,
    present: [],
    canUndo: false,
    gameOver: over !== null,
    gameOverData: over,
    settings: { name: 'Autumn', game: 'Tyrants of the Underdark', createdTimestamp: 0, players: [] },
    responses: [],
    branchId: 0,
    seq: 1,
    rulebook: 'https://files.example.org/rules.pdf',
    chat: [],
    log,
  }
  return (
    <MantineProvider>
      <TyrantsScreen
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
