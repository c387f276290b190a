import { NativeSelect, TextInput } from '@mantine/core'
import type { CardFilter, NumberFilterKind, NumberOperator } from '@parlour/mtg-cards'
import { type FormEvent, useState } from 'react'
import { AddFilterButton } from './add-filter-button'
import styles from './card-filters.module.css'

const KINDS: readonly NumberFilterKind[] = ['cmc', 'power', 'toughness']
const OPERATORS: readonly NumberOperator[] = ['=', '<=', '>=']

/** Filters by a number of a card. Anything else is not added. */
export function NumberFilterFields({ onAdd }: { readonly onAdd: (filter: CardFilter) => void }) {
  const [kind, setKind] = useState<NumberFilterKind>('cmc')
  const [operator, setOperator] = useState<NumberOperator>('=')
  const [value, setValue] = useState('')
  function add(event: FormEvent) {
    event.preventDefault()
    onAdd({ kind, operator, value: Number.parseFloat(value) })
    setValue('')
  }
  return (
    <form className={styles.row} onSubmit={add} aria-label="Filter by numbers">
      <span className={styles.legend}>Numbers</span>
      <NativeSelect
        aria-label="Property"
        data={[...KINDS]}
        value={kind}
        onChange={(event) => setKind(KINDS.find((one) => one === event.currentTarget.value) ?? kind)}
      />
      <NativeSelect
        aria-label="Comparison"
        data={[...OPERATORS]}
        value={operator}
        onChange={(event) =>
          setOperator(OPERATORS.find((one) => one === event.currentTarget.value) ?? operator)
        }
      />
      <TextInput
        aria-label="Number"
        inputMode="decimal"
        maxLength={6}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <AddFilterButton label="add filter by number" />
    </form>
  )
}
