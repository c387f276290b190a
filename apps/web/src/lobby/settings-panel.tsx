import type { GameKind, WireLobby } from '@parlour/protocol'
import { Panel } from '@parlour/ui-kit'
import type { ComponentType } from 'react'
import { CubeDraftSettings } from './cube-draft-settings'
import { InnovationSettings } from './innovation-settings'
import type { LobbyEdit } from './lobby-edit'
import { MagicSettings } from './magic-settings'
import type { SettingsProps } from './settings-props'
import { SetDraftSettings } from './set-draft-settings'
import { TyrantsSettings } from './tyrants-settings'

const PANELS: Readonly<Record<GameKind, ComponentType<SettingsProps>>> = {
  'Cube Draft': CubeDraftSettings,
  'Set Draft': SetDraftSettings,
  Magic: MagicSettings,
  'Innovation: Ultimate': InnovationSettings,
  'Tyrants of the Underdark': TyrantsSettings,
}

interface SettingsPanelProps {
  readonly lobby: WireLobby
  readonly edit: (edit: LobbyEdit) => void
}

/** The settings of the chosen game. */
export function SettingsPanel({ lobby, edit }: SettingsPanelProps) {
  const { game, options = {} } = lobby
  if (game === null) return null
  const Settings = PANELS[game]
  if (Settings === undefined) return null
  return (
    <Panel title={`${game} settings`}>
      <Settings
        key={game}
        lobby={lobby}
        options={options}
        set={(change) => edit({ kind: 'options', game, options: change })}
      />
    </Panel>
  )
}
