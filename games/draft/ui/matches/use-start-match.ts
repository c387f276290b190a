import { linkStartMatch } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useState } from 'react'
import { useNavigate } from 'react-router'

/** Begins the next game of a match, or finds the one that runs, and goes there. */
export function useStartMatch(draftId: string) {
  const send = useSend()
  const navigate = useNavigate()
  const [starting, setStarting] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const start = async (opponentId: string) => {
    setStarting(opponentId)
    setProblem(undefined)
    try {
      const { gameId } = await send(linkStartMatch, { draftId, opponentId })
      await navigate(`/game/${gameId}`)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setStarting(undefined)
    }
  }
  return { start, starting, problem }
}
