import { Checkbox, Radio } from '@mantine/core'
import { shownOptions } from '@parlour/kernel'
import { ChoiceColumns, ChoiceGroups, FieldWarning, type LobbyPanelProps, warningAt } from '@parlour/ui-kit'
import { facts, HALF_DECKS, MAPS, MORE_MAPS, takesExtraNeutral, type TyrantsMap } from '../rules/facts/facts'
import { HEX_MAP } from '../rules/facts/map-options'
import { firstHexOptions } from './own-maps/first-hex-options'
import { MoreMaps } from './more-maps'
import type { PartProps } from './part-props'

/** Two half-decks, chosen or drawn; the map; and what else can be set for Tyrants. */
export function TyrantsPanel({ lobby, options: saved, set }: LobbyPanelProps) {
  const options = shownOptions(facts, saved)
  const { menzoExtraNeutral, houseCards, chooseColors } = options
  return (
    <ChoiceGroups>
      <HalfDecks {...{ lobby, set, options }} />
      <Maps {...{ lobby, set, options }} />
      {takesExtraNeutral(options) ? (
        <Checkbox
          label="extra neutral in Menzoberranzan"
          checked={menzoExtraNeutral}
          onChange={(event) => set({ menzoExtraNeutral: event.currentTarget.checked })}
        />
      ) : null}
      <Checkbox
        label="house cards"
        description="Some cards have a changed wording instead of the published one."
        checked={houseCards}
        onChange={(event) => set({ houseCards: event.currentTarget.checked })}
      />
      <Checkbox
        label="choose colors"
        description="Otherwise everybody gets one."
        checked={chooseColors}
        onChange={(event) => set({ chooseColors: event.currentTarget.checked })}
      />
    </ChoiceGroups>
  )
}

function HalfDecks({ lobby, set, options: { expansions, randomizeExpansions } }: PartProps) {
  const warning = warningAt(lobby, 'expansions')
  const toggle = (code: string) => {
    const without = expansions.filter((one) => one !== code)
    set({ expansions: without.length < expansions.length ? without : [...expansions, code] })
  }
  return (
    <>
      <fieldset>
        <legend>Expansions: choose two</legend>
        <ChoiceColumns>
          {HALF_DECKS.map(({ code, name }) => (
            <Checkbox
              key={code}
              label={name}
              checked={expansions.includes(code) && !randomizeExpansions}
              indeterminate={randomizeExpansions}
              disabled={randomizeExpansions}
              onChange={() => toggle(code)}
            />
          ))}
        </ChoiceColumns>
      </fieldset>
      {warning !== undefined && <FieldWarning text={warning} />}
      <Checkbox
        label="random half-decks"
        description={
          randomizeExpansions ? 'Two are drawn when the game starts.' : 'Draw two when the game starts.'
        }
        checked={randomizeExpansions}
        onChange={(event) => set({ randomizeExpansions: event.currentTarget.checked })}
      />
    </>
  )
}

function Maps({ lobby, set, options }: PartProps) {
  const { map } = options
  const warning = warningAt(lobby, 'map')
  const choose = (chosen: string) => {
    // What the fields of a hex map show is what it is played with.
    const isFirst = chosen === HEX_MAP && options.hex === undefined
    set({ map: chosen, ...(isFirst ? { hex: firstHexOptions(lobby.users.length) } : {}) })
  }
  const isOffered = ({ experimental }: TyrantsMap) =>
    experimental !== true || lobby.experiments?.includes(MORE_MAPS) === true
  const wordsOf = (one: TyrantsMap) =>
    `${one.players} players, ${one.words}${isOffered(one) ? '' : ' (not available)'}`
  return (
    <>
      <Radio.Group label="Map" value={map} onChange={choose}>
        <ChoiceColumns>
          {MAPS.map((one) => (
            <Radio
              key={one.code}
              value={one.code}
              label={one.code}
              description={wordsOf(one)}
              disabled={!isOffered(one)}
            />
          ))}
        </ChoiceColumns>
        <MoreMaps {...{ lobby, set, options }} />
      </Radio.Group>
      {warning !== undefined && <FieldWarning text={warning} />}
    </>
  )
}
