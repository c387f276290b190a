import { joinClasses } from '@parlour/ui-kit'
import { PHASE_GROUPS } from '../../rules/facts/phases'
import type { CommandContext } from '../acting/command'
import { selectPhase, selectStar } from '../acting/phase-acts'
import { useActing } from '../acting/use-acting'
import { TableIcon } from '../icons/table-icon'
import styles from './phase-list.module.css'

/**
 * The phases of a turn, the present one highlighted; a click selects one, the star those of the beginning in
 * turn.
 */
export function PhaseList({ context }: { readonly context: CommandContext }) {
  const { mayAct } = useActing()
  const { phase: present } = context.table.view
  return (
    <nav className={styles.phases} aria-label="Phases">
      <ol>
        {PHASE_GROUPS.map(({ heading, phases }) => (
          <li key={heading}>
            <div className={styles.heading}>
              {heading}
              {heading === PHASE_GROUPS[0]?.heading ? (
                <button
                  type="button"
                  className={styles.star}
                  disabled={!mayAct}
                  aria-label="start turn, untap, upkeep, draw and main 1 in turn"
                  title="start turn, untap, upkeep, draw, main 1 (⇧N)"
                  onClick={() => selectStar(context)}
                >
                  <TableIcon name="star" size={14} />
                </button>
              ) : null}
            </div>
            {phases.map((phase) => (
              <button
                key={phase}
                type="button"
                className={joinClasses(styles.phase, phase === present && styles.present)}
                disabled={!mayAct}
                aria-current={phase === present ? 'step' : undefined}
                onClick={() => selectPhase(phase, context)}
              >
                {phase}
              </button>
            ))}
          </li>
        ))}
      </ol>
    </nav>
  )
}
