import { lobbyJoin } from '@parlour/protocol'
import { CallError } from '@parlour/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendQuietly } from '../api/send'
import { MY_LOBBIES } from '../shell/my-lobbies'
import type { LobbyStore } from './lobby-store'

/** Takes a seat in a lobby, or says that the viewer has seen theirs; and why that could not be done. */
export function useJoin(lobbyId: string, store: LobbyStore) {
  const queries = useQueryClient()
  const [joining, setJoining] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const join = async () => {
    setJoining(true)
    setRefusal(null)
    try {
      store.receive((await sendQuietly(lobbyJoin, { lobbyId })).lobby)
      await queries.invalidateQueries({ queryKey: MY_LOBBIES })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRefusal(error.message)
    } finally {
      setJoining(false)
    }
  }
  return { join, joining, refusal }
}

/** The way into a lobby, for the places that offer it. */
export type LobbyJoin = ReturnType<typeof useJoin>
