import { gameRematch, lobbyCreate, type SerializedGame } from '@parlour/protocol'
import { SeatsProvider, useSend } from '@parlour/ui-kit'
import { useNavigate } from 'react-router'
import { useViewer } from '../api/session'
import { GameMenu } from './game-menu'
import type { GameStore, OpenGame } from './game-store'
import { SaveQueued } from './save-queued'
import { GameScreenOf } from './screens'

interface GameFrameProps {
  readonly store: GameStore
  readonly open: OpenGame
  readonly game: SerializedGame
}

/** Chooses the screen by the kind of game and hands it everything it may do. */
export function GameFrame({ store, open, game }: GameFrameProps) {
  const { _id, name, isAdmin } = useViewer()
  const go = useGoToLobby(game)
  const seated = game.settings.players.some((player) => player._id === _id)
  return (
    <SeatsProvider seats={game.settings.players.map((player) => player.name)}>
      <SaveQueued shown={open.saveQueued} />
      <GameScreenOf
        game={game}
        viewer={{ _id, name, isAdmin, seated }}
        saving={open.saving}
        answer={store.answer}
        sendChat={store.sendChat}
        deleteChat={store.deleteChat}
        rematch={go.rematch}
        fight={go.fight}
        menu={(options = {}) => (
          <GameMenu game={game} undo={store.undo} undoDisabled={options.undoDisabled ?? false} />
        )}
      />
    </SeatsProvider>
  )
}

/** Opens a lobby from a game, and goes there. */
function useGoToLobby(game: SerializedGame) {
  const send = useSend()
  const navigate = useNavigate()
  const { _id } = useViewer()
  return {
    rematch: async () => {
      const { lobbyId } = await send(gameRematch, { gameId: game._id })
      await navigate(`/lobby/${lobbyId}`)
    },
    fight: async (opponentId: string) => {
      const options = { format: 'Constructed', linkedDraftId: game._id }
      const { lobbyId } = await send(lobbyCreate, { userIds: [_id, opponentId], game: 'Magic', options })
      await navigate(`/lobby/${lobbyId}`)
    },
  }
}
