import styles from './segments.module.css'

interface SegmentsProps<T extends string> {
  /** What is chosen, for whoever does not see the buttons beside each other. */
  readonly label: string
  readonly names: readonly T[]
  readonly chosen: T
  readonly onChoose: (name: T) => void
}

/** Small joined buttons, one of which is chosen. */
export function Segments<T extends string>({ label, names, chosen, onChoose }: SegmentsProps<T>) {
  return (
    <span className={styles.segments} role="group" aria-label={label}>
      {names.map((name) => (
        <button key={name} type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {name}
        </button>
      ))}
    </span>
  )
}
