import { Checkbox, Radio, Select, TextInput } from '@mantine/core'
import { ChoiceColumns } from '@parlour/ui-kit'
import { LAYOUTS } from '../rules/facts/layouts'
import { HEX_MAP, type HexOptions, OWN_MAP } from '../rules/facts/map-options'
import { LAYOUT_NAMES } from '../rules/facts/tile-data'
import type { PartProps } from './part-props'
import { OwnMapField } from './own-maps/own-map-field'

/** The maps beside the four: one that somebody drew, or one of hex tiles; each with what it needs once it is chosen. */
export function MoreMaps({ lobby, set, options }: PartProps) {
  const { map } = options
  return (
    <details open={map === OWN_MAP || map === HEX_MAP}>
      <summary>more maps</summary>
      <ChoiceColumns>
        <Radio value={OWN_MAP} label="own map" description="drawn by somebody" />
        <Radio value={HEX_MAP} label="hex map" description="made of tiles" />
      </ChoiceColumns>
      {map === OWN_MAP ? <OwnMapField {...{ lobby, set, options }} /> : null}
      {map === HEX_MAP ? <HexMap {...{ lobby, set, options }} /> : null}
    </details>
  )
}

const FIRST: HexOptions = { layout: 'demonweb-2', prune: false, code: '' }

function HexMap({ set, options: { hex = FIRST } }: PartProps) {
  const change = (parts: Partial<HexOptions>) => set({ hex: { ...hex, ...parts } })
  return (
    <>
      <Select
        label="Layout"
        value={hex.layout}
        allowDeselect={false}
        data={LAYOUT_NAMES.map((value) => {
          const { players, slots } = LAYOUTS[value]
          return { value, label: `${value}: ${players} players, ${slots.length} tiles` }
        })}
        onChange={(value) => {
          const layout = LAYOUT_NAMES.find((name) => name === value)
          if (layout !== undefined) change({ layout })
        }}
      />
      <Checkbox
        label="prune dead ends"
        description="Tunnels that lead nowhere are left out, and the gems in them."
        checked={hex.prune}
        onChange={(event) => change({ prune: event.currentTarget.checked })}
      />
      <TextInput
        label="Layout as text"
        description="Left empty, the tiles are dealt."
        value={hex.code}
        onChange={(event) => change({ code: event.currentTarget.value })}
      />
    </>
  )
}
