import { Checkbox, Radio } from '@mantine/core'
import { shownOptions } from '@parlour/kernel'
import { ChoiceColumns, ChoiceGroups, FieldWarning, type LobbyPanelProps, warningAt } from '@parlour/ui-kit'
import { facts, HALF_DECKS, MAPS, type TyrantsMap } from '../rules/facts/facts'

const wordsOf = ({ players, words, unavailable }: TyrantsMap): string =>
  `${players} players, ${words}${unavailable === true ? ' (not available)' : ''}`

/** Two half-decks, the map, and the extra neutral troop of Menzoberranzan. */
export function TyrantsPanel({ lobby, options, set }: LobbyPanelProps) {
  const { expansions, map, menzoExtraNeutral } = shownOptions(facts, options)
  const deckWarning = warningAt(lobby, 'expansions')
  const mapWarning = warningAt(lobby, 'map')
  const toggle = (code: string) => {
    const without = expansions.filter((one) => one !== code)
    set({ expansions: without.length < expansions.length ? without : [...expansions, code] })
  }
  return (
    <ChoiceGroups>
      <fieldset>
        <legend>Expansions: choose two</legend>
        <ChoiceColumns>
          {HALF_DECKS.map(({ code, name }) => (
            <Checkbox
              key={code}
              label={name}
              checked={expansions.includes(code)}
              onChange={() => toggle(code)}
            />
          ))}
        </ChoiceColumns>
      </fieldset>
      {deckWarning !== undefined && <FieldWarning text={deckWarning} />}
      <Radio.Group label="Map" value={map} onChange={(chosen) => set({ map: chosen })}>
        <ChoiceColumns>
          {MAPS.map((one) => (
            <Radio
              key={one.code}
              value={one.code}
              label={one.code}
              description={wordsOf(one)}
              disabled={one.unavailable === true}
            />
          ))}
        </ChoiceColumns>
      </Radio.Group>
      {mapWarning !== undefined && <FieldWarning text={mapWarning} />}
      <Checkbox
        label="extra neutral in Menzoberranzan"
        checked={menzoExtraNeutral}
        onChange={(event) => set({ menzoExtraNeutral: event.currentTarget.checked })}
      />
    </ChoiceGroups>
  )
}
