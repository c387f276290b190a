import type { LogArg } from '@parlour/kernel'
import type { ReactNode } from 'react'
import { cardOf } from '../../rules/facts/catalog'
import { type AnyMap, locationNamed, placeName } from '../../rules/facts/map'
import { piece } from '../../rules/facts/piece'
import { CardChip } from '../card/card-chip'
import styles from './word-in-log.module.css'

interface WordContext {
  readonly map: AnyMap
  /** Opens a card that is named. */
  readonly onCard: (name: string) => void
  /** Highlights on the board what a word refers to. */
  readonly onPiece: (address: string) => void
}

/** Cards in log lines as chips; locations by their friendly names, as a way to where they lie on the map. */
export function wordInLog({ value, classes }: LogArg, { map, onCard, onPiece }: WordContext): ReactNode {
  const name = String(value)
  if (classes.includes('card-name') && cardOf(name) !== undefined)
    return <CardChip name={name} onOpen={onCard} />
  const place = classes.includes('zone-name') ? locationNamed(map, name) : undefined
  if (place === undefined) return undefined
  return (
    <button
      type="button"
      className={styles.place}
      title="show it on the map"
      onClick={() => onPiece(piece.location(place.name))}
    >
      {placeName(place)}
    </button>
  )
}
