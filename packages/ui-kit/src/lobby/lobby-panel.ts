import type { Json, JsonObject } from '@parlour/kernel'
import type { WireLobby } from '@parlour/protocol'
import type { ComponentType } from 'react'

/** What the lobby hands to the panel of the chosen game. */
export interface LobbyPanelProps {
  readonly lobby: WireLobby
  /** The options as they were saved; `shownOptions` completes them. */
  readonly options: JsonObject
  /** Saves some of the options. */
  readonly set: (options: Readonly<Record<string, Json>>) => void
}

/** The settings of one game in its lobby. */
export type LobbyPanel = ComponentType<LobbyPanelProps>

/** Returns the server's warnings about one field as one text; undefined when there are none. */
export function warningAt({ warnings }: Pick<WireLobby, 'warnings'>, field: string): string | undefined {
  const texts = warnings.filter((warning) => warning.field === field).map(({ text }) => text)
  return texts.length === 0 ? undefined : texts.join('. ')
}
