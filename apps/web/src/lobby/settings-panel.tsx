import type { Json } from '@parlour/kernel'
import type { WireLobby } from '@parlour/protocol'
import { Panel } from '@parlour/ui-kit'
import { createElement } from 'react'
import type { LobbyEdit } from './lobby-edit'
import { OnlookersPanel } from './onlookers-panel'
import { PacePanel } from './pace-panel'
import { UndoChoice } from './undo-choice'
import { useChosenGame } from './use-chosen-game'

interface SettingsPanelProps {
  readonly lobby: WireLobby
  readonly edit: (edit: LobbyEdit) => void
}

/** The settings of the chosen game. Waits for those of all games. */
export function SettingsPanel({ lobby, edit }: SettingsPanelProps) {
  const chosen = useChosenGame(lobby)
  if (chosen === undefined) return null
  const { options = {} } = lobby
  const { profile, panel } = chosen
  const set = (change: Readonly<Record<string, Json>>) =>
    edit({ kind: 'options', game: profile.kind, options: change })
  return (
    <>
      <Panel title={`${profile.title} settings`}>
        {createElement(panel, { key: profile.kind, lobby, options, set })}
        <UndoChoice usual={profile.undo ?? 'free'} chosen={options.undo} choose={(undo) => set({ undo })} />
      </Panel>
      <PacePanel options={options} set={set} hasBots={profile.bots.length > 0} />
      <OnlookersPanel options={options} set={set} />
    </>
  )
}
