import type { WireLogEntry } from '@parlour/protocol'
import { cardOf } from '../../rules/facts/catalog'
import { CardChip } from '../card/card-chip'
import { EffectText } from '../card/effect-text'
import styles from './question.module.css'

/** The effect that is being executed, read from the log: why the viewer is asked. */
export function AskingCard({ log }: { readonly log: readonly WireLogEntry[] }) {
  const entry = log.findLast((line) => line.type === 'log' && line.classes.includes('card-effect'))
  if (entry?.type !== 'log') return null
  const card = cardOf(String(entry.args.card?.value ?? ''))
  if (card === undefined) return null
  const text = String(entry.args.text?.value ?? '')
  return (
    <span className={styles.asking} title={text.replaceAll(/[{}]/g, '')}>
      <CardChip card={card} /> <EffectText text={text} />
    </span>
  )
}
