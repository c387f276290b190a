import { PlayerName } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { CardChip } from '../card/card-chip'
import { EffectText } from '../card/effect-text'
import { plainText } from '../card/plain-text'
import type { AskingEffect } from './asking'
import styles from './question.module.css'

interface AskingCardProps {
  readonly asking: AskingEffect
  readonly viewer: string
}

/**
 * The effect that is being executed, and how the viewer comes to be asked: why there is a question at all.
 */
export function AskingCard({ asking, viewer }: AskingCardProps) {
  const { card, text } = asking
  return (
    <span className={styles.asking} title={plainText(text)}>
      <Why asking={asking} viewer={viewer} />
      <CardChip card={card} /> <EffectText text={text} />
    </span>
  )
}

function Why({ asking: { player, leader, way }, viewer }: AskingCardProps): ReactNode {
  if (way === 'karma-effect')
    return (
      <b>
        {leader === viewer ? (
          'your karma: '
        ) : (
          <>
            <PlayerName name={leader} />
            ’s karma:{' '}
          </>
        )}
      </b>
    )
  // Somebody else executes it, and the viewer decides for them.
  if (player !== viewer) return null
  const name = <PlayerName name={leader} />
  switch (way) {
    case 'demanded-effect':
      return <b>{name} demands: </b>
    case 'compelled-effect':
      return <b>{name} compels: </b>
    case 'shared-effect':
      return <b>you share {name}’s </b>
    case 'own-effect':
      return null
  }
}
