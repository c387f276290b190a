import styles from './data.module.css'

interface FilterSelectProps<Value extends string> {
  readonly label: string
  readonly value: Value
  /** Each value with its words, the first for no filter at all. */
  readonly options: readonly (readonly [value: Value, words: string])[]
  readonly onChange: (value: Value) => void
}

/** One of several values, in one field. */
export function FilterSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
}: FilterSelectProps<Value>) {
  return (
    <label className={styles.select}>
      <span className="visually-hidden">{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = options.find(([one]) => one === event.target.value)
          if (chosen !== undefined) onChange(chosen[0])
        }}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
