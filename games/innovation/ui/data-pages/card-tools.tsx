import { SegmentedControl } from '@mantine/core'
import { DataTools, FilterSelect, FindField, Toggles } from '@parlour/ui-kit'
import type { RefObject } from 'react'
import { COLORS, type Expansion, ICON_NAMES, ICONS } from '../../rules/facts/names'
import { ColorLetter } from '../card/color-letter'
import { CardIcon } from '../icons/card-icon'
import { AGES, type CardFilter, OTHER_SETS, SHOWN_SETS } from './card-filter'
import styles from './cards-page.module.css'

interface CardToolsProps {
  readonly filter: CardFilter
  readonly count: number
  /** Where they stand. */
  readonly found: RefObject<HTMLElement | null>
  readonly onChange: (filter: CardFilter) => void
  readonly isTable: boolean
  readonly onView: (isTable: boolean) => void
}

/** The filters of the cards. */
export function CardTools({ filter, count, found, onChange, isTable, onView }: CardToolsProps) {
  const set = (part: Partial<CardFilter>) => onChange({ ...filter, ...part })
  const end = (
    <>
      <span role="status">
        <strong>{count}</strong> cards
      </span>
      <SegmentedControl
        size="xs"
        aria-label="View"
        data={['cards', 'table']}
        value={isTable ? 'table' : 'cards'}
        onChange={(value) => onView(value === 'table')}
      />
    </>
  )
  return (
    <DataTools end={end}>
      <FindField value={filter.text} onChange={(text) => set({ text })} found={found} />
      <SetToggles chosen={filter.sets} onChange={(sets) => set({ sets })} />
      <Toggles
        label="Colors"
        values={COLORS}
        chosen={filter.colors}
        onChange={(colors) => set({ colors })}
        face={(color) => <ColorLetter color={color} />}
      />
      <span className={styles.icons}>
        <Toggles
          label="Has the icon"
          values={ICONS}
          chosen={filter.icons}
          onChange={(icons) => set({ icons })}
          word={(icon) => ICON_NAMES[icon]}
          face={(icon) => <CardIcon code={icon} mute />}
        />
      </span>
      <FilterSelect
        label="Age"
        value={filter.age}
        options={[['', 'Every age'], ...AGES.map((age) => [String(age), `Age ${age}`] as const)]}
        onChange={(age) => set({ age })}
      />
    </DataTools>
  )
}

interface SetTogglesProps {
  readonly chosen: ReadonlySet<Expansion>
  readonly onChange: (chosen: ReadonlySet<Expansion>) => void
}

/** The sets; those that few play with stand behind a switch. */
function SetToggles({ chosen, onChange }: SetTogglesProps) {
  const hasOthers = OTHER_SETS.some((one) => chosen.has(one))
  const shown = SHOWN_SETS.filter((one) => chosen.has(one))
  return (
    <>
      <Toggles
        label="Expansions"
        values={hasOthers ? [...SHOWN_SETS, ...OTHER_SETS] : SHOWN_SETS}
        chosen={chosen}
        onChange={onChange}
      />
      <Toggles
        label="More expansions"
        values={['other sets']}
        chosen={new Set(hasOthers ? ['other sets'] : [])}
        onChange={() => onChange(new Set(hasOthers ? shown : [...shown, ...OTHER_SETS]))}
      />
    </>
  )
}
