import {
  type CardFilter,
  COLOR_LETTERS,
  COLOR_WORDS,
  type ColorFlags,
  type ColorLetter,
} from '@parlour/mtg-cards'
import { ManaIcon } from '@parlour/mtg-ui'
import type { ChangeFilters } from '../filters/use-filters'
import styles from './card-search-list.module.css'

interface ColorTogglesProps {
  readonly filters: readonly CardFilter[]
  readonly onFilters: ChangeFilters
}

/** The filter that the toggles set: cards of any of the pressed colors and of no other. */
type ToggledColors = CardFilter & { readonly kind: 'colors' } & ColorFlags

export const isOfToggles = (filter: CardFilter): filter is ToggledColors =>
  filter.kind === 'colors' && filter.only === true && filter.or === true

/** Returns filters with a color of the toggles switched on or off. */
function withToggled(filters: readonly CardFilter[], color: ColorLetter): readonly CardFilter[] {
  const current: ColorFlags = filters.find(isOfToggles) ?? {}
  const pressed = COLOR_LETTERS.filter(
    (letter) => (current[COLOR_WORDS[letter]] === true) !== (letter === color),
  )
  const others = filters.filter((filter) => !isOfToggles(filter))
  const flags: ColorFlags = Object.fromEntries(pressed.map((letter) => [COLOR_WORDS[letter], true]))
  return pressed.length === 0 ? others : [{ kind: 'colors', ...flags, only: true, or: true }, ...others]
}

/** Five colors to switch on and off: only cards of these are found. */
export function ColorToggles({ filters, onFilters }: ColorTogglesProps) {
  const current: ColorFlags = filters.find(isOfToggles) ?? {}
  return (
    <div className={styles.colors} role="group" aria-label="Colors">
      {COLOR_LETTERS.map((letter) => (
        <button
          key={letter}
          type="button"
          aria-label={`only ${COLOR_WORDS[letter]} or other pressed colors`}
          title={COLOR_WORDS[letter]}
          aria-pressed={current[COLOR_WORDS[letter]] === true}
          onClick={() => onFilters((before) => withToggled(before, letter))}
        >
          <ManaIcon symbol={letter.toUpperCase()} unnamed />
          {letter.toUpperCase()}
        </button>
      ))}
    </div>
  )
}
