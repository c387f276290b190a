import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { useViewer } from '../api/session'
import { useGames } from '../games/games-context'
import { useDocumentTitle } from '../shell/use-document-title'
import { GameFrame } from './game-frame'
import { GameNotice } from './game-notice'
import { insteadOfGame, LOADING } from './instead-of-game'
import { useGame } from './use-game'

const KeptCards = lazy(async () => ({ default: (await import('../magic/card-cache/kept-cards')).KeptCards }))

/** The page of one game: loading, then the screen of its kind (rules: screens 1.2). */
export function GamePage() {
  const { id = '' } = useParams()
  return <OpenGamePage key={id} gameId={id} />
}

function OpenGamePage({ gameId }: { readonly gameId: string }) {
  const { store, open } = useGame(gameId)
  const { name } = useViewer()
  const { looksUpCards } = useGames()
  const notice = insteadOfGame(open)
  const game = notice === undefined ? open.game : undefined
  useDocumentTitle(game?.settings.name, game?.waiting.includes(name) ?? false)
  if (game === undefined) return <GameNotice text={notice ?? LOADING} />
  const frame = <GameFrame store={store} open={open} game={game} />
  return (
    <Suspense fallback={<GameNotice text="Loading..." />}>
      {looksUpCards(game.settings.game) ? <KeptCards>{frame}</KeptCards> : frame}
    </Suspense>
  )
}
