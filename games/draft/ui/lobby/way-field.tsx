import { NativeSelect } from '@mantine/core'
import { type LobbyPanelProps, WideField } from '@parlour/ui-kit'
import { WAY_NAMES, type WayName, WAYS } from '../../rules/facts/ways'

interface WayFieldProps {
  readonly way: WayName
  readonly set: LobbyPanelProps['set']
}

/** The way to draft, and what it is. Another way comes with its usual number of packs. */
export function WayField({ way, set }: WayFieldProps) {
  return (
    <WideField>
      <NativeSelect
        label="Way to draft"
        description={WAYS[way].words}
        value={way}
        onChange={({ currentTarget: { value } }) => {
          const chosen = WAY_NAMES.find((name) => name === value)
          if (chosen !== undefined) set({ way: chosen, numPacks: WAYS[chosen].numPacks })
        }}
        data={WAY_NAMES.map((name) => ({ value: name, label: WAYS[name].title }))}
      />
    </WideField>
  )
}
