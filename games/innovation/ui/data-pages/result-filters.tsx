import { NativeSelect } from '@mantine/core'
import { LISTED_EXPANSIONS } from '../../rules/facts/listed-expansions'
import type { CountedResults } from './counted-results'
import styles from './results-page.module.css'

interface Choice<Value> {
  readonly value: Value
  readonly label: string
}

const PLAYERS: readonly Choice<CountedResults['players']>[] = [
  { value: 2, label: '2 players' },
  { value: 3, label: '3 players' },
  { value: 4, label: '4 players' },
  { value: 'any', label: '2 to 4 players' },
]
const SETS: readonly Choice<CountedResults['set']>[] = [
  { value: 'any', label: 'any expansions' },
  ...LISTED_EXPANSIONS.map(({ code, name }) => ({
    value: code,
    label: code === 'base' ? 'base only' : `with ${name}`,
  })),
]
const DAYS: readonly Choice<CountedResults['days']>[] = [
  { value: 'any', label: 'at any time' },
  { value: 365, label: 'last 12 months' },
  { value: 90, label: 'last 3 months' },
  { value: 30, label: 'last 30 days' },
]

interface ResultFiltersProps {
  readonly counted: CountedResults
  readonly onCounted: (counted: CountedResults) => void
}

/** Which games are counted. */
export function ResultFilters({ counted, onCounted }: ResultFiltersProps) {
  const { players, set, days } = counted
  return (
    <div className={styles.filters}>
      <Filter
        name="Players"
        of={PLAYERS}
        value={players}
        choose={(to) => onCounted({ ...counted, players: to })}
      />
      <Filter name="Expansions" of={SETS} value={set} choose={(to) => onCounted({ ...counted, set: to })} />
      <Filter name="Finished" of={DAYS} value={days} choose={(to) => onCounted({ ...counted, days: to })} />
    </div>
  )
}

interface FilterProps<Value> {
  readonly name: string
  readonly of: readonly Choice<Value>[]
  readonly value: Value
  readonly choose: (value: Value) => void
}

function Filter<Value extends string | number>({ name, of, value, choose }: FilterProps<Value>) {
  return (
    <NativeSelect
      aria-label={name}
      size="xs"
      value={String(value)}
      data={of.map((choice) => ({ value: String(choice.value), label: choice.label }))}
      onChange={(event) => {
        const chosen = of.find((choice) => String(choice.value) === event.currentTarget.value)
        if (chosen !== undefined) choose(chosen.value)
      }}
    />
  )
}
