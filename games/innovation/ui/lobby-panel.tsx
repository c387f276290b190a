import { Checkbox } from '@mantine/core'
import { shownOptions } from '@parlour/kernel'
import {
  ChoiceColumns,
  ChoiceGroups,
  FieldWarning,
  type LobbyPanelProps,
  SettingsHint,
  warningAt,
} from '@parlour/ui-kit'
import { facts } from '../rules/facts/facts'
import { LISTED_EXPANSIONS, selectable } from '../rules/facts/listed-expansions'

/** The sets of Innovation: Ultimate, or chance in their place; and whether four play in teams. */
export function InnovationPanel({ lobby, options, set }: LobbyPanelProps) {
  const { expansions, randomizeExpansions, teams } = shownOptions(facts, options)
  const warning = warningAt(lobby, 'expansions')
  const teamWarning = warningAt(lobby, 'teams')
  const offered = selectable(lobby.experiments ?? [])
  const toggle = (code: string) => {
    const without = expansions.filter((one) => one !== code)
    set({ expansions: without.length < expansions.length ? without : [...expansions, code] })
  }
  return (
    <ChoiceGroups>
      <fieldset>
        <legend>Expansions</legend>
        <ChoiceColumns>
          {LISTED_EXPANSIONS.map(({ code, name }) => {
            const isFixed = !offered.includes(code) || code === 'base'
            return (
              <Checkbox
                key={code}
                label={name}
                checked={code === 'base' || (expansions.includes(code) && !randomizeExpansions)}
                indeterminate={randomizeExpansions && !isFixed}
                disabled={isFixed || randomizeExpansions}
                onChange={() => toggle(code)}
              />
            )
          })}
        </ChoiceColumns>
      </fieldset>
      <SettingsHint>
        The base game is always played.
        {offered.length < LISTED_EXPANSIONS.length &&
          ' Figures in the Sand and Artifacts of History are not available.'}
      </SettingsHint>
      {warning !== undefined && <FieldWarning text={warning} />}
      <Checkbox
        label="randomize expansions"
        description={
          randomizeExpansions
            ? 'Random: each expansion has a 50% chance, decided when the game starts.'
            : 'Choose at random when the game starts.'
        }
        checked={randomizeExpansions}
        onChange={(event) => set({ randomizeExpansions: event.currentTarget.checked })}
      />
      <Checkbox
        label="teams"
        description="Two against two, for four players: seats are random, and players who sit across from each other are a team."
        checked={teams}
        onChange={(event) => set({ teams: event.currentTarget.checked })}
      />
      {teamWarning !== undefined && <FieldWarning text={teamWarning} />}
    </ChoiceGroups>
  )
}
