import { NativeSelect } from '@mantine/core'
import { type CardFilter, LEGALITY_FORMATS } from '@parlour/mtg-cards'

const CHOICES = [
  { value: '', label: 'legal in ...' },
  ...LEGALITY_FORMATS.map((value) => ({ value, label: value })),
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
