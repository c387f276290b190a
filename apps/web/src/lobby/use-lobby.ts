import { lobbyInfo, lobbySave, type WireLobby } from '@parlour/protocol'
import type { EditState } from '@parlour/ui-kit'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { sendQuietly } from '../api/send'
import { usePush, useReturn, useWatch } from '../live/live'
import { type LobbyEdit, saveBody } from './lobby-edit'
import { createLobbyStore, type LobbyStore } from './lobby-store'

const storeFor = (lobbyId: string): LobbyStore =>
  createLobbyStore({
    fetch: async () => (await sendQuietly(lobbyInfo, { lobbyId })).lobby,
    save: async (lobby) => (await sendQuietly(lobbySave, saveBody(lobby))).lobby,
  })

/** A lobby as this page holds it, and what changes it. */
export interface LobbyPlace {
  readonly state: EditState<WireLobby, LobbyEdit>
  readonly store: LobbyStore
}

/** A lobby, live: what others change appears at once, and again after a lost connection. */
export function useLobby(lobbyId: string): LobbyPlace {
  const [store] = useState(() => storeFor(lobbyId))
  const state = useStore(store.state)
  useWatch({ kind: 'lobby', id: lobbyId })
  usePush('lobby', (push) => {
    if (push.lobbyId === lobbyId) store.receive(push.lobby)
  })
  useReturn(() => void store.load())
  useEffect(() => void store.load(), [store])
  return { state, store }
}
