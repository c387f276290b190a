import { gameFetch, gameRematch, lobbyCreate, type SerializedGame } from '@parlour/protocol'
import {
  AsksFirst,
  SeatsProvider,
  StoryAddressProvider,
  onDemand,
  SendProvider,
  ShownAgainProvider,
  TitleNotes,
  useSend,
  WatchBarProvider,
} from '@parlour/ui-kit'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { ScreenWithAhead } from '../ahead/screen-with-ahead'
import { sendWithPlainFailures } from '../api/send'
import { useViewer } from '../api/session'
import { useGameCues } from '../cues/use-game-cues'
import { useGames } from '../games/games-context'
import { OnlookerBar } from '../onlookers/onlooker-bar'
import { TableLines } from '../pace/table-lines'
import { GameMenu } from './game-menu'
import type { GameStore } from './game-store'
import type { GamePageState } from './open-game'
import { SaveQueued } from './save-queued'
import { answerInPast, nothing, useViewers } from './use-viewers'
import { LookingBack } from './looking-back'
import { undoOne } from './undo-one'

/** Only people who look on have it. */
const OnlookerChat = onDemand(async () => (await import('../onlookers/onlooker-chat')).OnlookerChat)

interface GameFrameProps {
  readonly store: GameStore
  readonly open: GamePageState
  readonly game: SerializedGame
  /** Shows an onlooker the hand of a seat, or the table. */
  readonly see: (eyes: string | undefined) => void
}

/**
 * Chooses the screen by the kind of game and hands it everything it may do. The screen says its failures
 * itself.
 */
export function GameFrame({ store, open, game: openGame, see }: GameFrameProps) {
  const { _id, name, isAdmin, asksFirst = false } = useViewer()
  const game = useMemo(
    () => (openGame.looksOn === undefined ? openGame : { ...openGame, requests: [] }),
    [openGame],
  )
  const looksOn = game.looksOn !== undefined
  const chat = game.gameOver ? undefined : <OnlookerChat gameId={game._id} />
  const bar = looksOn ? <OnlookerBar game={game} see={see} chat={chat} /> : undefined
  useGameCues(game)
  const go = useGoToLobby(game)
  const momentAt = useMomentAt(game._id)
  const seated = game.settings.players.some((player) => player._id === _id)
  const viewerWith = useViewers(game, { _id, name, isAdmin, seated })
  // The screen's key for it works for everybody, but a viewer without a seat has nothing to take back.
  const undo = async () => (seated ? undoOne(store.undo) : undefined)
  return (
    <SeatsProvider seats={game.settings.players.map((player) => player.name)}>
      <TitleNotes />
      <SaveQueued shown={open.saveQueued} />
      <TableLines
        game={game}
        viewer={seated ? name : undefined}
        saving={open.saving}
        say={store.sayOfProposal}
      >
        <ShownAgainProvider passed={open.passed} momentAt={momentAt}>
          <AsksFirst value={asksFirst}>
            <SendProvider send={sendWithPlainFailures}>
              <StoryAddressProvider value={game.gameOver ? `/game/${game._id}/story` : undefined}>
                <WatchBarProvider value={bar}>
                  <LookingBack live={game} viewer={name}>
                    {(shown, { isPast, eyes }) => (
                      <ScreenWithAhead
                        canLeave={seated && !isPast && !game.gameOver}
                        game={shown}
                        viewer={viewerWith(looksOn ? game.looksOn?.eyes : eyes)}
                        saving={open.saving}
                        answer={isPast || looksOn ? answerInPast : store.answer}
                        sendChat={store.sendChat}
                        deleteChat={store.deleteChat}
                        rematch={go.rematch}
                        fight={go.fight}
                        undo={isPast ? nothing : undo}
                        menu={(options = {}) => <GameMenu {...{ game: shown, undo, options }} />}
                      />
                    )}
                  </LookingBack>
                </WatchBarProvider>
              </StoryAddressProvider>
            </SendProvider>
          </AsksFirst>
        </ShownAgainProvider>
      </TableLines>
    </SeatsProvider>
  )
}

/** Looks a game up as it stood after this many answers. */
function useMomentAt(gameId: string) {
  const send = useSend()
  return useCallback(async (upTo: number) => (await send(gameFetch, { gameId, upTo })).game, [send, gameId])
}

/** Opens a lobby from a game, and goes there. */
function useGoToLobby(game: SerializedGame) {
  const send = useSend()
  const navigate = useNavigate()
  const { _id } = useViewer()
  const games = useGames()
  return {
    rematch: async () => {
      const { lobbyId } = await send(gameRematch, { gameId: game._id })
      await navigate(`/lobby/${lobbyId}`)
    },
    fight: async (opponentId: string) => {
      const table = games.profiles.find(({ playsDecks }) => playsDecks !== undefined)
      if (table?.playsDecks === undefined) throw new Error('no game here is played with decks')
      const options = { ...table.playsDecks.options, linkedDraftId: game._id }
      const { lobbyId } = await send(lobbyCreate, { userIds: [_id, opponentId], game: table.kind, options })
      await navigate(`/lobby/${lobbyId}`)
    },
  }
}
