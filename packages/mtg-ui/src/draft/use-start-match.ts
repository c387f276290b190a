import { linkStartMatch } from '@parlour/protocol'
import { useSaving, useSend } from '@parlour/ui-kit'
import { useState } from 'react'
import { useNavigate } from 'react-router'

/** Begins the next game of a match, or finds the one that runs, and goes there. */
export function useStartMatch(draftId: string) {
  const send = useSend()
  const navigate = useNavigate()
  const [opponent, setOpponent] = useState<string>()
  const { saving, problem, run } = useSaving()
  const start = (opponentId: string) => {
    setOpponent(opponentId)
    return run(async () => {
      const { gameId } = await send(linkStartMatch, { draftId, opponentId })
      await navigate(`/game/${gameId}`)
    })
  }
  /** `starting` is the opponent against whom a game is being begun. */
  return { start, starting: saving ? opponent : undefined, problem }
}
