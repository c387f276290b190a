import type { Json } from '@parlour/kernel'
import type { WireLobby } from '@parlour/protocol'
import { Panel } from '@parlour/ui-kit'
import { createElement, use } from 'react'
import { useGames } from '../games/games-context'
import type { LobbyEdit } from './lobby-edit'
import { UndoChoice } from './undo-choice'

interface SettingsPanelProps {
  readonly lobby: WireLobby
  readonly edit: (edit: LobbyEdit) => void
}

/** The settings of the chosen game. Waits for the panels of all games. */
export function SettingsPanel({ lobby, edit }: SettingsPanelProps) {
  const games = useGames()
  const panels = use(games.panels())
  const { game, options = {} } = lobby
  const profile = game === null ? undefined : games.profileOf(game)
  const panel = game === null ? undefined : panels.get(game)
  if (game === null || profile === undefined || panel === undefined) return null
  const set = (change: Readonly<Record<string, Json>>) => edit({ kind: 'options', game, options: change })
  return (
    <Panel title={`${profile.title} settings`}>
      {createElement(panel, { key: game, lobby, options, set })}
      <UndoChoice usual={profile.undo ?? 'free'} chosen={options.undo} choose={(undo) => set({ undo })} />
    </Panel>
  )
}
