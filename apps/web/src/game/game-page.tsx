import type { SerializedGame } from '@parlour/protocol'
import { lazy, memo, Suspense } from 'react'
import { useParams } from 'react-router'
import { useViewer } from '../api/session'
import { useGames } from '../games/games-context'
import { LookersProvider, useLookersOf } from '../onlookers/lookers'
import { type OnlookerEyes, useOnlookerEyes } from '../onlookers/use-onlooker-eyes'
import { useDocumentTitle } from '../shell/use-document-title'
import { GameFrame } from './game-frame'
import { GameNotice } from './game-notice'
import { insteadOfGame, LOADING } from './instead-of-game'
import { useLookBackAddress } from './use-look-back-address'
import { useGame } from './use-game'

const CardCacheProvider = lazy(async () => ({
  default: (await import('../magic/card-cache/card-cache-provider')).CardCacheProvider,
}))

/** The page of one game: loading, then the screen of its kind (rules: screens 1.2). */
export function GamePage() {
  const { id = '' } = useParams()
  return <SeenGamePage key={id} gameId={id} />
}

function SeenGamePage({ gameId }: { readonly gameId: string }) {
  const { times, ...sight } = useOnlookerEyes(gameId)
  return <OpenGamePage key={times} gameId={gameId} {...sight} />
}

interface OpenGamePageProps extends Omit<OnlookerEyes, 'times'> {
  readonly gameId: string
}

const OpenGamePage = memo(function OpenGamePage({ gameId, eyes, see }: OpenGamePageProps) {
  const { name } = useViewer()
  const { store, open } = useGame({ gameId, eyes, name })
  const lookers = useLookersOf(gameId)
  const { looksUpCards } = useGames()
  const notice = insteadOfGame(open)
  const game = notice === undefined ? open.game : undefined
  const frame = game === undefined ? null : <GameFrame {...{ store, open, game, see }} />
  return (
    <LookersProvider value={lookers}>
      <GameTitle game={game} />
      {game === undefined ? (
        <GameNotice text={notice ?? LOADING} />
      ) : (
        <Suspense fallback={<GameNotice text="Loading..." />}>
          {looksUpCards(game.settings.game) ? <CardCacheProvider>{frame}</CardCacheProvider> : frame}
        </Suspense>
      )}
    </LookersProvider>
  )
})

/** The page's title: of the game, and whether the viewer is asked. In a look back nobody is. */
function GameTitle({ game }: { readonly game: SerializedGame | undefined }) {
  const { name } = useViewer()
  const { at } = useLookBackAddress()
  useDocumentTitle(game?.settings.name, at === undefined && (game?.waiting.includes(name) ?? false))
  return null
}
