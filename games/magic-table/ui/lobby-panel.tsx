import { NativeSelect } from '@mantine/core'
import { shownOptions } from '@parlour/kernel'
import { type LobbyPanelProps, SettingsGrid, SettingsHint, warningAt, WideField } from '@parlour/ui-kit'
import { Link } from 'react-router'
import { facts } from '../rules/facts/facts'
import { FORMATS } from '../rules/facts/formats'

/** The format of a Magic table, and the draft it belongs to. */
export function MagicTablePanel({ lobby, options, set }: LobbyPanelProps) {
  const { format, linkedDraftId } = shownOptions(facts, options)
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
      {linkedDraftId !== undefined && (
        <WideField>
          <SettingsHint>
            Linked to a draft. <Link to={`/game/${linkedDraftId}`}>Open the draft</Link>
          </SettingsHint>
        </WideField>
      )}
    </SettingsGrid>
  )
}
