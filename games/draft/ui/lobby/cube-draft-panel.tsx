import { NativeSelect, TextInput } from '@mantine/core'
import { optionRefusal, shownOptions } from '@parlour/kernel'
import { cubeAll } from '@parlour/protocol'
import {
  type LobbyPanelProps,
  NumberField,
  SettingsGrid,
  useSend,
  warningAt,
  WideField,
} from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cubeDraftFacts } from '../../rules/facts/cube-draft'
import { counted } from './counted'
import { CubeNeeds } from './cube-needs'
import styles from './draft-panel.module.css'

/** Cube, packs and scar rounds, and what they take of the cube. */
export function CubeDraftPanel({ lobby, options, set }: LobbyPanelProps) {
  const shown = shownOptions(cubeDraftFacts, options)
  const { cubeId, numPacks, packSize, scarRounds } = shown
  const send = useSend()
  const [typedRounds, setTypedRounds] = useState<string | null>(null)
  const { data: cubes } = useQuery({
    queryKey: ['cubes'],
    queryFn: async () => (await send(cubeAll, {})).cubes,
  })
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
            ...(cubes ?? []).map(({ _id, name, counts, flags }) => ({
              value: _id,
              label: `${name} · ${counted(counts.cards, 'card')}${flags.legacy ? `, ${counted(counts.unusedScars, 'scar')}` : ''}`,
            })),
          ]}
        />
      </WideField>
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
      <CubeNeeds players={lobby.users} options={shown} cube={cube} />
    </SettingsGrid>
  )
}
