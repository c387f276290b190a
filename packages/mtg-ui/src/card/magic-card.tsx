import { type Card, cardName, faceAt, facesOf, isMalformed, isScarred } from '@parlour/mtg-cards'
import { Icon, joinClasses } from '@parlour/ui-kit'
import { type ReactNode, useState } from 'react'
import { CardFaceView } from './card-face-view'
import { CardFoot, RarityChip } from './card-foot'
import { faceClass, frameClass } from './frame-class'
import styles from './magic-card.module.css'
import type { CardVersion } from './shown-field'

export interface MagicCardProps {
  readonly card: Card
  /** `small` fills the box it stands in and shows the picture only in a tall one; `full` is 270 px wide. */
  readonly size: 'small' | 'full'
  /** Shows this face and offers no other. */
  readonly faceIndex?: number
  /** Why the card may not be taken; shown over it. */
  readonly blocked?: string | undefined
}

/**
 * A Magic card, drawn. It needs no picture; a text is never smaller than 12 px. Both halves of a split card
 * show at once; other cards with several faces turn over by a button. Scarred words are marked.
 */
export function MagicCard({ card, size, faceIndex, blocked }: MagicCardProps) {
  const [turned, setTurned] = useState(0)
  const [version, setVersion] = useState<CardVersion>('current')
  if (isMalformed(card)) return <Frame size={size}>This card cannot be shown.</Frame>
  const count = facesOf(card.data).length
  const isSplit = card.data.layout === 'split' && faceIndex === undefined
  const shown = faceIndex ?? turned % count
  const first = faceAt(card.data, isSplit ? 0 : shown)
  const turns = count > 1 && !isSplit && faceIndex === undefined
  return (
    <div className={joinClasses(styles.slot, styles[size])}>
      <article
        className={joinClasses(styles.card, faceClass(first), isScarred(card) && styles.scarred)}
        aria-label={cardName(card.data)}
        data-blocked={blocked === undefined ? undefined : true}
        data-turns={turns ? true : undefined}
        data-halves={isSplit && count > 1 ? true : undefined}
      >
        {(isSplit ? Array.from({ length: count }, (_, index) => index) : [shown]).map((index) => (
          <CardFaceView
            key={index}
            card={card}
            index={index}
            version={version}
            rarity={size === 'small' && index === shown ? <RarityChip rarity={card.data.rarity} /> : null}
          />
        ))}
        {size === 'full' ? (
          <CardFoot card={card} artist={first.artist} version={version} onVersion={setVersion} />
        ) : null}
        {blocked === undefined ? null : (
          <div className={styles.block}>
            <span>{blocked}</span>
          </div>
        )}
      </article>
      {turns ? (
        <button
          type="button"
          className={styles.flip}
          onClick={() => setTurned((shown + 1) % count)}
          title={`Turn to ${faceAt(card.data, (shown + 1) % count).name}`}
          aria-label={`Turn to ${faceAt(card.data, (shown + 1) % count).name}`}
        >
          <Icon name="refresh" />
        </button>
      ) : null}
    </div>
  )
}

function Frame({ size, children }: { size: MagicCardProps['size']; children: ReactNode }) {
  return (
    <div className={joinClasses(styles.slot, styles[size])}>
      <article className={joinClasses(styles.card, frameClass('artifact'))}>
        <p className={styles.type}>{children}</p>
      </article>
    </div>
  )
}
