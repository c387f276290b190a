import {
  gameCreate,
  gameFetch,
  gameSaveResponse,
  lobbyCreate,
  lobbyInfo,
  lobbySave,
  type WireDeck,
} from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useNavigate } from 'react-router'
import { useViewer } from '../../api/session'
import { useGames } from '../../games/games-context'
import { saveBody } from '../../lobby/lobby-edit'
import { newBot } from '../../lobby/new-bot'

/**
 * Returns the way to try a deck alone: it starts a game against the bot of the game that is played with
 * decks, chooses the deck, and goes there. Undefined where no game has such a bot.
 */
export function useTryDeck(): ((deck: WireDeck) => Promise<void>) | undefined {
  const send = useSend()
  const navigate = useNavigate()
  const viewer = useViewer()
  const game = useGames().profiles.find(({ playsDecks }) => playsDecks?.against !== undefined)
  const { against, options } = game?.playsDecks ?? {}
  if (game === undefined || against === undefined || options === undefined) return undefined
  return async ({ _id: deckId }) => {
    const { lobbyId } = await send(lobbyCreate, { userIds: [viewer._id], game: game.kind })
    const { lobby } = await send(lobbyInfo, { lobbyId })
    const users = [...lobby.users, newBot(lobby.users, against)]
    await send(lobbySave, saveBody({ ...lobby, game: game.kind, options, users }))
    const { gameId } = await send(gameCreate, { lobbyId })
    const [request] = (await send(gameFetch, { gameId })).game.requests
    if (request !== undefined) {
      const { actor, title, id: requestId } = request
      await send(gameSaveResponse, { gameId, response: { actor, title, requestId, selection: [{ deckId }] } })
    }
    await navigate(`/game/${gameId}`)
  }
}
