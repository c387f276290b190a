import { Checkbox, Radio } from '@mantine/core'
import { warningAt } from './lobby-warnings'
import { choiceIn, textIn, textsIn } from './option-values'
import styles from './settings.module.css'
import type { SettingsProps } from './settings-props'
import { Warning } from './warning'

const HALF_DECKS: readonly { readonly code: string; readonly name: string }[] = [
  { code: 'drow', name: 'Drow' },
  { code: 'dragons', name: 'Dragons' },
  { code: 'elementals', name: 'Elementals' },
  { code: 'demons', name: 'Demons' },
  { code: 'illithid', name: 'Illithid' },
  { code: 'undead', name: 'Undead' },
]

const MAPS: readonly { readonly code: string; readonly words: string; readonly disabled?: true }[] = [
  { code: 'base-2', words: '2 players, the centre' },
  { code: 'base-3a', words: '3 players, west and centre (not available)', disabled: true },
  { code: 'base-3b', words: '3 players, centre and east' },
  { code: 'base-4', words: '4 players, all of it (not available)', disabled: true },
]

/** Two half-decks, the map, and the extra neutral troop of Menzoberranzan. */
export function TyrantsSettings({ lobby, options, set }: SettingsProps) {
  const expansions = textsIn(options, 'expansions', [])
  const deckWarning = warningAt(lobby, 'expansions')
  const mapWarning = warningAt(lobby, 'map')
  const toggle = (code: string) => {
    const without = expansions.filter((one) => one !== code)
    set({ expansions: without.length < expansions.length ? without : [...expansions, code] })
  }
  return (
    <div className={styles.choices}>
      <fieldset>
        <legend>Expansions: choose two</legend>
        <div className={styles.columns}>
          {HALF_DECKS.map(({ code, name }) => (
            <Checkbox
              key={code}
              label={name}
              checked={expansions.includes(code)}
              onChange={() => toggle(code)}
            />
          ))}
        </div>
      </fieldset>
      {deckWarning !== undefined && <Warning text={deckWarning} />}
      <Radio.Group label="Map" value={textIn(options, 'map')} onChange={(map) => set({ map })}>
        <div className={styles.columns}>
          {MAPS.map(({ code, words, disabled = false }) => (
            <Radio key={code} value={code} label={code} description={words} disabled={disabled} />
          ))}
        </div>
      </Radio.Group>
      {mapWarning !== undefined && <Warning text={mapWarning} />}
      <Checkbox
        label="extra neutral in Menzoberranzan"
        checked={choiceIn(options, 'menzoExtraNeutral', true)}
        onChange={(event) => set({ menzoExtraNeutral: event.currentTarget.checked })}
      />
    </div>
  )
}
