import { LineText } from '@parlour/mtg-ui'
import type { DraftScar } from '../../rules/types'
import styles from './pack-column.module.css'
import type { PickState } from './use-pick'

/** The two scars of the pack: one is taken up, then a card is chosen for it. */
export function ScarBanner({
  scars,
  picking,
}: {
  readonly scars: readonly DraftScar[]
  readonly picking: PickState
}) {
  return (
    <div className={styles.scars} role="group" aria-label="Scars">
      {scars.map((scar, index) => (
        <button
          key={scar.id}
          type="button"
          className={styles.scar}
          aria-pressed={picking.scar?.id === scar.id}
          onClick={() => picking.takeScar(scar.id)}
        >
          <small>scar {index + 1}</small>
          <span>
            <LineText text={scar.text} />
          </span>
        </button>
      ))}
    </div>
  )
}
