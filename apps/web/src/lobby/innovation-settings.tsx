import { Checkbox } from '@mantine/core'
import { warningAt } from './lobby-warnings'
import { choiceIn, textsIn } from './option-values'
import styles from './settings.module.css'
import type { SettingsProps } from './settings-props'
import { Warning } from './warning'

/** The base set is always in play; figures and artifacts are not offered. */
const EXPANSIONS: readonly { readonly code: string; readonly name: string; readonly fixed?: true }[] = [
  { code: 'base', name: 'Base Game', fixed: true },
  { code: 'echo', name: 'Echoes of the Past' },
  { code: 'figs', name: 'Figures in the Sand', fixed: true },
  { code: 'city', name: 'Cities of Destiny' },
  { code: 'arti', name: 'Artifacts of History', fixed: true },
  { code: 'usee', name: 'The Unseen' },
]

/** The sets of Innovation: Ultimate, or chance in their place. */
export function InnovationSettings({ lobby, options, set }: SettingsProps) {
  const expansions = textsIn(options, 'expansions', ['base'])
  const randomize = choiceIn(options, 'randomizeExpansions', false)
  const warning = warningAt(lobby, 'expansions')
  const toggle = (code: string) => {
    const without = expansions.filter((one) => one !== code)
    set({ expansions: without.length < expansions.length ? without : [...expansions, code] })
  }
  return (
    <div className={styles.choices}>
      <fieldset>
        <legend>Expansions</legend>
        <div className={styles.columns}>
          {EXPANSIONS.map(({ code, name, fixed }) => (
            <Checkbox
              key={code}
              label={name}
              checked={code === 'base' || (expansions.includes(code) && !randomize)}
              indeterminate={randomize && fixed !== true}
              disabled={fixed === true || randomize}
              onChange={() => toggle(code)}
            />
          ))}
        </div>
      </fieldset>
      <p className={styles.hint}>
        The base game is always played. Figures in the Sand and Artifacts of History are not available. Of
        Echoes of the Past, Cities of Destiny and The Unseen only a few cards are built so far: their decks
        soon run dry.
      </p>
      {warning !== undefined && <Warning text={warning} />}
      <Checkbox
        label="randomize expansions"
        description={
          randomize
            ? 'Random: each expansion is in with a chance of one half, drawn when the game starts.'
            : 'Choose at random when the game starts.'
        }
        checked={randomize}
        onChange={(event) => set({ randomizeExpansions: event.currentTarget.checked })}
      />
    </div>
  )
}
