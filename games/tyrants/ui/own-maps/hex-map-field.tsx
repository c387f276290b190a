import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { randomFrom, seeded } from '@parlour/kernel'
import { lazy, Suspense } from 'react'
import { readLayoutCode } from '../../rules/facts/layout-code'
import { layoutText } from '../../rules/facts/layout-text'
import { LAYOUTS } from '../../rules/facts/layouts'
import type { HexOptions } from '../../rules/facts/map-options'
import { LAYOUT_NAMES } from '../../rules/facts/names'
import { dealtLayout, madeConnected } from '../../rules/facts/turning'
import type { PartProps } from '../part-props'
import { firstHexOptions } from './first-hex-options'
import { Folded } from './folded'
import { OwnTilesField } from './own-tiles-field'
import styles from './own-maps.module.css'

const LayoutPicture = lazy(async () => ({ default: (await import('./layout-picture')).LayoutPicture }))

/**
 * The hex map that is played on: its layout, which tiles it is made of, and how they lie; with its picture.
 */
export function HexMapField({ lobby, set, options: { hex: options } }: PartProps) {
  const hex = options ?? firstHexOptions(lobby.users.length)
  const change = (parts: Partial<HexOptions>) => set({ hex: { ...hex, ...parts } })
  const own = hex.own ?? []
  const { layout } = hex.code === '' ? {} : readLayoutCode(hex.code, hex)
  const deal = () => {
    const random = randomFrom(seeded(crypto.getRandomValues(new Uint32Array(4)).join('-')))
    change({ code: layoutText(madeConnected(dealtLayout(hex, random), random).layout) })
  }
  return (
    <div className={styles.fields}>
      <Select
        label="Layout"
        value={hex.layout}
        allowDeselect={false}
        data={LAYOUT_NAMES.map((value) => {
          const { players, slots } = LAYOUTS[value]
          return { value, label: `${value}: ${players} players, ${slots.length} tiles` }
        })}
        onChange={(value) => {
          const chosen = LAYOUT_NAMES.find((name) => name === value)
          if (chosen !== undefined) change({ layout: chosen, code: '' })
        }}
      />
      <Checkbox
        label="prune dead ends"
        description="Tunnels that lead nowhere are left out, and the gems in them."
        checked={hex.prune}
        onChange={(event) => change({ prune: event.currentTarget.checked })}
      />
      <Folded title="own tiles" isSet={own.length > 0}>
        <OwnTilesField own={own} onChange={(tiles) => change({ own: [...tiles], code: '' })} />
      </Folded>
      <div className={styles.acts}>
        <Button size="compact-sm" variant="default" onClick={deal}>
          deal now
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          disabled={hex.code === ''}
          onClick={() => change({ code: '' })}
        >
          deal at the start
        </Button>
      </div>
      <Suspense fallback={null}>
        <LayoutPicture
          name={hex.layout}
          layout={layout}
          onChange={(next) => change({ code: layoutText(next) })}
        />
      </Suspense>
      <Folded title="layout as text">
        <TextInput
          label="Layout as text"
          description="Left empty, the tiles are dealt when the game starts."
          value={hex.code}
          onChange={(event) => change({ code: event.currentTarget.value })}
        />
      </Folded>
    </div>
  )
}
