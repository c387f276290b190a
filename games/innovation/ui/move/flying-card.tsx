import { FlyingWord } from '@parlour/ui-kit'
import type { CSSProperties } from 'react'
import type { ShownCard } from '../../rules/view'
import { CardBack } from '../card/card-back'
import { InnovationCard } from '../card/innovation-card'
import { cardShown, shownWord } from '../card/shown'
import styles from './flying-card.module.css'

const SIZE = { '--w': '150px', '--h': '96px', '--cell': '16px', '--inset': '2px' } as CSSProperties

/** A flying card: its face, or its back with its value. */
export function FlyingCard({ shown }: { readonly shown: ShownCard }) {
  const card = cardShown(shown)
  if (card !== undefined)
    return (
      <InnovationCard card={card} size="small" width={150} cell={16} style={SIZE} className={styles.face} />
    )
  return typeof shown === 'string' ? (
    <FlyingWord word={shownWord(shown)} />
  ) : (
    <CardBack back={shown} className={styles.back} />
  )
}
