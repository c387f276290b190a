import { Radio } from '@mantine/core'
import { ChoiceColumns } from '@parlour/ui-kit'
import { HEX_MAP, OWN_MAP } from '../rules/facts/map-options'
import type { PartProps } from './part-props'
import { HexMapField } from './own-maps/hex-map-field'
import { OwnMapField } from './own-maps/own-map-field'
import styles from './own-maps/own-maps.module.css'

/**
 * The maps beside the four: one that somebody drew, or one of hex tiles; each with what it needs once it is
 * chosen.
 */
export function MoreMaps({ lobby, set, options }: PartProps) {
  const { map } = options
  return (
    <details className={styles.more} open={map === OWN_MAP || map === HEX_MAP}>
      <summary>more maps</summary>
      <ChoiceColumns>
        <Radio value={OWN_MAP} label="own map" description="drawn by somebody" />
        <Radio value={HEX_MAP} label="hex map" description="made of tiles" />
      </ChoiceColumns>
      {map === OWN_MAP ? <OwnMapField {...{ lobby, set, options }} /> : null}
      {map === HEX_MAP ? <HexMapField {...{ lobby, set, options }} /> : null}
    </details>
  )
}
