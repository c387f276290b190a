import { joinClasses } from '@parlour/ui-kit'
import { useActing } from '../acting/use-acting'
import styles from './steps.module.css'

interface StepsProps {
  readonly player: string
  readonly counter: string
  readonly className?: string | undefined
}

const AMOUNTS = [-5, -1, 1, 5] as const

/** Returns an amount as it is written on a button, with a true minus. */
export const signed = (amount: number): string => `${amount > 0 ? '+' : '−'}${Math.abs(amount)}`

/** −5, −1, +1 and +5 for a counter of a player. */
export function Steps({ player, counter, className }: StepsProps) {
  const { act, mayAct } = useActing()
  return (
    <span className={joinClasses(styles.steps, className)} role="group" aria-label={`${player}’s ${counter}`}>
      {AMOUNTS.map((amount) => (
        <button
          key={amount}
          type="button"
          disabled={!mayAct}
          aria-label={`${player}’s ${counter} ${amount > 0 ? 'plus' : 'minus'} ${Math.abs(amount)}`}
          onClick={() => act({ name: 'adjust counter', playerName: player, counter, amount })}
        >
          {signed(amount)}
        </button>
      ))}
    </span>
  )
}

interface MiniStepsProps {
  readonly label: string
  readonly value: number
  readonly onStep: (by: 1 | -1) => void
}

/** Minus, the number, plus. */
export function MiniSteps({ label, value, onStep }: MiniStepsProps) {
  const { mayAct } = useActing()
  return (
    <span className={styles.mini}>
      <button type="button" disabled={!mayAct} aria-label={`${label} minus 1`} onClick={() => onStep(-1)}>
        −
      </button>
      <b>{value}</b>
      <button type="button" disabled={!mayAct} aria-label={`${label} plus 1`} onClick={() => onStep(1)}>
        +
      </button>
    </span>
  )
}
