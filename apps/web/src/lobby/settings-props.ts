import type { Json, JsonObject } from '@parlour/kernel'
import type { WireLobby } from '@parlour/protocol'

/** What the settings of a game are given. */
export interface SettingsProps {
  readonly lobby: WireLobby
  readonly options: JsonObject
  /** Saves some of the options. */
  readonly set: (options: Readonly<Record<string, Json>>) => void
}
