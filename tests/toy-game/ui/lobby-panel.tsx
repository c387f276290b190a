import { Checkbox } from '@mantine/core'
import { shownOptions } from '@parlour/kernel'
import { type LobbyPanelProps, NumberField, SettingsGrid, warningAt } from '@parlour/ui-kit'
import { facts } from '../rules/facts/facts'

/** The goal, and whether undo may pass a 3. */
export function ToyPanel({ lobby, options, set }: LobbyPanelProps) {
  const { goal, friendly } = shownOptions(facts, options)
  return (
    <SettingsGrid>
      <NumberField
        label="Goal"
        value={goal}
        warning={warningAt(lobby, 'goal')}
        save={(number) => set({ goal: number })}
      />
      <Checkbox
        label="friendly"
        checked={friendly}
        onChange={(event) => set({ friendly: event.currentTarget.checked })}
      />
    </SettingsGrid>
  )
}
