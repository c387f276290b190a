import { symbolsIn } from '@parlour/mtg-cards'
import { joinClasses } from '@parlour/ui-kit'
import { manaName } from './mana-drawing'
import { ManaIcon } from './mana-icon'
import styles from './mana.module.css'

interface ManaCostProps {
  /** As written: `{2}{G/U}`; costs of several faces divided by ` // `. */
  readonly cost: string
  readonly className?: string | undefined
}

/** A mana cost in symbols, read out in words; nothing for an empty cost. */
export function ManaCost({ cost, className }: ManaCostProps) {
  const parts = cost
    .split('//')
    .map(symbolsIn)
    .filter((symbols) => symbols.length > 0)
  if (parts.length === 0) return null
  const words = parts.map((symbols) => symbols.map(manaName).join(' ')).join(' and ')
  return (
    <span className={joinClasses(styles.cost, className)} role="img" aria-label={words}>
      {parts.map((symbols, part) => (
        <span key={part} className={styles.part}>
          {part > 0 ? <span className={styles.divider}>/</span> : null}
          {symbols.map((symbol, index) => (
            <ManaIcon key={index} symbol={symbol} unnamed />
          ))}
        </span>
      ))}
    </span>
  )
}
