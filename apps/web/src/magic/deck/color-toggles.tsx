import type { CardFilter, ColorFlags } from '@parlour/mtg-cards'
import { ManaIcon } from '@parlour/mtg-ui'
import type { ChangeFilters } from '../filters/use-filters'
import styles from './card-search-list.module.css'

interface ColorTogglesProps {
  readonly filters: readonly CardFilter[]
  readonly onFilters: ChangeFilters
}

const COLORS = [
  ['white', 'W'],
  ['blue', 'U'],
  ['black', 'B'],
  ['red', 'R'],
  ['green', 'G'],
] as const

/** The filter that the toggles set: cards of any of the pressed colors and of no other. */
type ToggledColors = CardFilter & { readonly kind: 'colors' } & ColorFlags

export const isOfToggles = (filter: CardFilter): filter is ToggledColors =>
  filter.kind === 'colors' && filter.only === true && filter.or === true

/** Returns filters with a color of the toggles switched on or off. */
function withToggled(
  filters: readonly CardFilter[],
  color: (typeof COLORS)[number][0],
): readonly CardFilter[] {
  const current: ColorFlags = filters.find(isOfToggles) ?? {}
  const pressed = COLORS.flatMap(([name]) =>
    (current[name] === true) !== (name === color) ? [[name, true] as const] : [],
  )
  const others = filters.filter((filter) => !isOfToggles(filter))
  const flags: ColorFlags = Object.fromEntries(pressed)
  return pressed.length === 0 ? others : [{ kind: 'colors', ...flags, only: true, or: true }, ...others]
}

/** Five colors to switch on and off: only cards of these are found. */
export function ColorToggles({ filters, onFilters }: ColorTogglesProps) {
  const current: ColorFlags = filters.find(isOfToggles) ?? {}
  return (
    <div className={styles.colors} role="group" aria-label="Colors">
      {COLORS.map(([name, letter]) => (
        <button
          key={name}
          type="button"
          aria-label={`only ${name} or other pressed colors`}
          title={name}
          aria-pressed={current[name] === true}
          onClick={() => onFilters((before) => withToggled(before, name))}
        >
          <ManaIcon symbol={letter} unnamed />
          {letter}
        </button>
      ))}
    </div>
  )
}
