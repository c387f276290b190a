import { NativeSelect, TextInput } from '@mantine/core'
import { cubeAll } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CubeNeeds } from './cube-needs'
import { warningAt } from './lobby-warnings'
import { NumberField } from './number-field'
import { numberIn, textIn } from './option-values'
import styles from './settings.module.css'
import type { SettingsProps } from './settings-props'

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** Cube, packs and scar rounds, and what they take of the cube. */
export function CubeDraftSettings({ lobby, options, set }: SettingsProps) {
  const send = useSend()
  const [typedRounds, setTypedRounds] = useState<string | null>(null)
  const { data: cubes } = useQuery({
    queryKey: ['cubes'],
    queryFn: async () => (await send(cubeAll, {})).cubes,
  })
  const cubeId = textIn(options, 'cubeId')
  const cube = cubes?.find(({ _id }) => _id === cubeId)
  const scarRounds = textIn(options, 'scarRounds')
  return (
    <div className={styles.settings}>
      <NativeSelect
        className={styles.wide}
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
            label: `${name} · ${plural(counts.cards, 'card')}${flags.legacy ? `, ${plural(counts.unusedScars, 'scar')}` : ''}`,
          })),
        ]}
      />
      <NumberField
        label="Number of packs"
        value={numberIn(options, 'numPacks', 3)}
        warning={warningAt(lobby, 'numPacks')}
        save={(numPacks) => set({ numPacks })}
      />
      <NumberField
        label="Pack size"
        value={numberIn(options, 'packSize', 15)}
        warning={warningAt(lobby, 'packSize')}
        save={(packSize) => set({ packSize })}
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
      <CubeNeeds players={lobby.users.length} options={options} cube={cube} />
    </div>
  )
}
