import { gameCreate, lobbyPractice } from '@parlour/protocol'
import { CallError, useSend } from '@parlour/ui-kit'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sendQuietly } from '../api/send'

/** Begins a game against bots, or opens its lobby to change something first. */
export function usePractice() {
  const send = useSend()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<string | null>(null)
  const begin = async (game: string, isChanged: boolean) => {
    const { lobbyId } = await send(lobbyPractice, { game })
    if (isChanged) return navigate(`/lobby/${lobbyId}`)
    try {
      const { gameId } = await sendQuietly(gameCreate, { lobbyId })
      return await navigate(`/game/${gameId}`)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // The lobby shows why it cannot start.
      return navigate(`/lobby/${lobbyId}`)
    }
  }
  const start = (game: string, isChanged: boolean) => {
    if (busy !== null) return
    setBusy(game)
    begin(game, isChanged)
      // The call has shown its own failure.
      .catch((error: unknown) => console.error('practice', error))
      .finally(() => setBusy(null))
  }
  return {
    /** The kind of the game that is being made. */
    busy,
    play: (game: string) => start(game, false),
    change: (game: string) => start(game, true),
  }
}
