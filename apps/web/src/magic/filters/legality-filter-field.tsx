import { NativeSelect } from '@mantine/core'
import { type CardFilter, legalityFormats, MAIN_FORMAT_COUNT, NEWER_FORMATS } from '@parlour/mtg-cards'

const FORMATS = legalityFormats(NEWER_FORMATS)
const CHOICES = [
  { value: '', label: 'legal in ...' },
  ...FORMATS.slice(0, MAIN_FORMAT_COUNT),
  { group: 'more formats', items: FORMATS.slice(MAIN_FORMAT_COUNT) },
]

/** A filter by a format in which the card is legal; choosing adds. */
export function LegalityFilterField({ onAdd }: { readonly onAdd: (filter: CardFilter) => void }) {
  return (
    <NativeSelect
      aria-label="Legality"
      data={CHOICES}
      value=""
      onChange={(event) => onAdd({ kind: 'legality', value: event.currentTarget.value })}
    />
  )
}
