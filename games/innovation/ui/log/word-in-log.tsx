import type { LogArg } from '@parlour/kernel'
import { cardOf } from '../../rules/facts/catalog'
import { backNamed } from '../../rules/facts/piece'
import { CardBack } from '../card/card-back'
import { CardChip } from '../card/card-chip'
import { EffectText } from '../card/effect-text'
import styles from './word-in-log.module.css'

/** Cards in log lines as chips, backs as backs, words of cards with their icons. */
export function wordInLog({ value, classes }: LogArg) {
  const name = String(value)
  const card = cardOf(name)
  if (card !== undefined && classes.includes('card-name')) return <CardChip card={card} />
  const back = backNamed(name)
  if (back !== undefined) return <CardBack back={back} className={styles.back} />
  return name.includes('{') ? <EffectText text={name} /> : undefined
}
