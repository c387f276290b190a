import type { JsonObject } from '@parlour/kernel'
import type { WireLobby } from '@parlour/protocol'
import type { ReactNode } from 'react'

/** One thing that a lobby is set to, in words. */
export interface LobbyFact {
  readonly name: string
  readonly value: ReactNode
}

/** What a lobby is set to, for whoever may only read it. The options are those that were saved. */
export type LobbyFacts = (
  options: JsonObject,
  lobby: Pick<WireLobby, 'users' | 'experiments'>,
) => readonly LobbyFact[]

/** What stands where something is not chosen yet. */
export const NOT_CHOSEN = 'not chosen yet'
