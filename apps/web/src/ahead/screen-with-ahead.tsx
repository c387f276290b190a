import { type GameScreenProps, LeavingAnswersContext } from '@parlour/ui-kit'
import { lazy, Suspense, useCallback, useState } from 'react'
import { GameScreenOf } from '../game/game-screen-of'
import { useLeaving } from './use-leaving'

const AheadDialog = lazy(async () => ({ default: (await import('./ahead-dialog')).AheadDialog }))

/** The screen of a game; while it runs, its players can leave answers for questions to come. */
export function ScreenWithAhead({ canLeave, ...props }: GameScreenProps & { readonly canLeave: boolean }) {
  const { game, viewer, answer } = props
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  const request = game.requests.find(({ actor }) => actor === viewer.name)
  const { leaving, answerAndLeave } = useLeaving({ gameId: game._id, request, answer, open })
  return (
    <LeavingAnswersContext value={canLeave ? leaving : undefined}>
      <GameScreenOf {...props} answer={canLeave ? answerAndLeave : answer} />
      <Suspense>{isOpen && <AheadDialog game={game} close={() => setOpen(false)} />}</Suspense>
    </LeavingAnswersContext>
  )
}
