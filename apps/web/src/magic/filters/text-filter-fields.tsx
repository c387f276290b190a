import { NativeSelect, TextInput } from '@mantine/core'
import type { CardFilter, TextFilterKind } from '@parlour/mtg-cards'
import { joinClasses } from '@parlour/ui-kit'
import { type FormEvent, useState } from 'react'
import { AddFilterButton } from './add-filter-button'
import styles from './card-filters.module.css'

const KINDS: readonly TextFilterKind[] = ['name', 'text', 'type', 'flavor']
const OPERATORS = ['and', 'not'] as const

/** Filters by words that a card contains or does not contain. Enter adds the filter. */
export function TextFilterFields({ onAdd }: { readonly onAdd: (filter: CardFilter) => void }) {
  const [kind, setKind] = useState<TextFilterKind>('name')
  const [operator, setOperator] = useState<'and' | 'not'>('and')
  const [value, setValue] = useState('')
  function add(event: FormEvent) {
    event.preventDefault()
    onAdd({ kind, operator, value: value.trim() })
    setValue('')
  }
  return (
    <form className={joinClasses(styles.row, styles.words)} onSubmit={add} aria-label="Filter by words">
      <span className={styles.legend}>Words</span>
      <NativeSelect
        aria-label="Field"
        data={[...KINDS]}
        value={kind}
        onChange={(event) => setKind(KINDS.find((one) => one === event.currentTarget.value) ?? kind)}
      />
      <NativeSelect
        aria-label="Contains or not"
        data={[...OPERATORS]}
        value={operator}
        onChange={(event) => setOperator(event.currentTarget.value === 'not' ? 'not' : 'and')}
      />
      <TextInput
        aria-label="Words"
        maxLength={200}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <AddFilterButton label="add filter by words" />
    </form>
  )
}
