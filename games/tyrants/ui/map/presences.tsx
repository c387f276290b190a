import styles from './map.module.css'
import type { MapOwner } from './owner'
import { OwnerMark } from './troop'

interface PresencesProps {
  readonly owners: readonly MapOwner[]
  /** The seat whose presence is shown. */
  readonly shown: number | undefined
  readonly onChoose: (seat: number | undefined) => void
}

/** The players by their marks; pressing one shows where they have presence, pressing it again hides it. */
export function Presences({ owners, shown, onChoose }: PresencesProps) {
  return (
    <div className={styles.presences} role="group" aria-label="Presence">
      <span aria-hidden="true">presence</span>
      {owners.map(({ name }, seat) => (
        <button
          key={name}
          type="button"
          aria-pressed={shown === seat}
          title={`show where ${name} has presence`}
          onClick={() => onChoose(shown === seat ? undefined : seat)}
        >
          <OwnerMark owner={seat} owners={owners} /> <span>{name}</span>
        </button>
      ))}
    </div>
  )
}
