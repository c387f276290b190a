import { defined } from '@parlour/kernel'
import type { SerializedGame } from '@parlour/protocol'
import { lazy, memo, Suspense, useCallback, useState } from 'react'
import { useParams } from 'react-router'
import { useViewer } from '../api/session'
import { useGames } from '../games/games-context'
import { usePush } from '../live/live'
import { LookersProvider, useLookersOf } from '../onlookers/lookers'
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

/** Opens the game anew when an onlooker chooses other eyes, or is told that they are shown something else. */
function SeenGamePage({ gameId }: { readonly gameId: string }) {
  const [{ eyes, times }, look] = useState<{ readonly eyes?: string; readonly times: number }>({ times: 0 })
  usePush('look_again', ({ gameId: id }) => {
    if (id === gameId) look({ times: times + 1 })
  })
  const see = useCallback(
    (chosen: string | undefined) =>
      look((before) => ({ times: before.times + 1, ...defined({ eyes: chosen }) })),
    [],
  )
  return <OpenGamePage key={times} {...{ gameId, eyes, see }} />
}

interface OpenGamePageProps {
  readonly gameId: string
  /** Whose hand an onlooker is shown. */
  readonly eyes: string | undefined
  readonly see: (eyes: string | undefined) => void
}

const OpenGamePage = memo(function OpenGamePage({ gameId, eyes, see }: OpenGamePageProps) {
  const { store, open } = useGame(gameId, eyes)
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
