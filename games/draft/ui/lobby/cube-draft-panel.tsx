import { NativeSelect, TextInput } from '@mantine/core'
import { optionRefusal, shownOptions } from '@parlour/kernel'
import { type LobbyPanelProps, NumberField, SettingsGrid, warningAt, WideField } from '@parlour/ui-kit'
import { useState } from 'react'
import { passesPacks } from '../../rules/facts/ways'
import { cubeDraftFacts } from '../../rules/facts/cube-draft'
import { CubeNeeds } from './cube-needs'
import styles from './draft-panel.module.css'
import { cubeCounts, useCubes } from './use-cubes'
import { WayField } from './way-field'

/** Cube, packs and scar rounds, and what they take of the cube. */
export function CubeDraftPanel({ lobby, options, set }: LobbyPanelProps) {
  const shown = shownOptions(cubeDraftFacts, options)
  const { cubeId, way, numPacks, packSize, scarRounds } = shown
  const [typedRounds, setTypedRounds] = useState<string | null>(null)
  const cubes = useCubes()
  const cube = cubes?.find(({ _id }) => _id === cubeId)
  return (
    <SettingsGrid>
      <WideField>
        <NativeSelect
          label="Cube"
          value={cube === undefined ? '' : cubeId}
          error={warningAt(lobby, 'cubeId')}
          onChange={({ currentTarget: { value } }) => {
            const chosen = cubes?.find(({ _id }) => _id === value)
            set({ cubeId: value, cubeName: chosen?.name ?? '' })
          }}
          data={[
            { value: '', label: cubes === undefined ? 'Loading...' : '— not selected —' },
            ...(cubes ?? []).map((one) => ({ value: one._id, label: `${one.name} · ${cubeCounts(one)}` })),
          ]}
        />
      </WideField>
      <WayField way={way} set={set} />
      <NumberField
        label="Number of packs"
        value={numPacks}
        warning={warningAt(lobby, 'numPacks')}
        refusal={(count) => optionRefusal(cubeDraftFacts, 'numPacks', count)}
        save={(count) => set({ numPacks: count })}
      />
      <NumberField
        label="Pack size"
        value={packSize}
        warning={warningAt(lobby, 'packSize')}
        refusal={(size) => optionRefusal(cubeDraftFacts, 'packSize', size)}
        save={(size) => set({ packSize: size })}
      />
      {passesPacks(shown) ? (
        <TextInput
          className={styles.scarRounds}
          label="Scar rounds"
          description="Round numbers with commas"
          maxLength={100}
          value={typedRounds ?? scarRounds}
          error={warningAt(lobby, 'scarRounds')}
          onChange={({ currentTarget: { value } }) => {
            setTypedRounds(value)
            set({ scarRounds: value })
          }}
          onBlur={() => setTypedRounds(null)}
        />
      ) : null}
      <CubeNeeds players={lobby.users} options={shown} cube={cube} />
    </SettingsGrid>
  )
}
