import { Checkbox, NativeSelect } from '@mantine/core'
import { shownOptions } from '@parlour/kernel'
import { type LobbyPanelProps, SettingsGrid, warningAt, WideField } from '@parlour/ui-kit'
import { facts } from '../rules/facts/facts'
import { FORMATS } from '../rules/facts/formats'
import { LinkedDraftField } from './linked-draft-field'
import { TeamsField } from './teams-field'

/** The format of a Magic table, who plays together, and the draft it belongs to. */
export function MagicTablePanel({ lobby, options, set }: LobbyPanelProps) {
  const { format, linkedDraftId, dealByHand, teams = {} } = shownOptions(facts, options)
  return (
    <SettingsGrid>
      <WideField>
        <NativeSelect
          label="Format"
          value={format}
          error={warningAt(lobby, 'format')}
          onChange={(event) => set({ format: event.currentTarget.value })}
          data={[
            { value: '', label: '— not selected —' },
            ...FORMATS.map((name) => ({ value: name, label: name })),
          ]}
        />
      </WideField>
      <WideField>
        <Checkbox
          label="deal by hand"
          description={
            dealByHand
              ? 'Nobody is dealt cards: players draw their hands and take mulligans themselves.'
              : 'Everybody is dealt seven cards, and asked whether to keep them.'
          }
          checked={dealByHand}
          onChange={(event) => set({ dealByHand: event.currentTarget.checked })}
        />
      </WideField>
      <TeamsField lobby={lobby} teams={teams} onTeams={(chosen) => set({ teams: chosen })} />
      <WideField>
        <LinkedDraftField
          lobby={lobby}
          draftId={linkedDraftId}
          onDraft={(id) => set({ linkedDraftId: id })}
        />
      </WideField>
    </SettingsGrid>
  )
}
