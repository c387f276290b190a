import { Button } from '@mantine/core'
import { hasType } from '@parlour/mtg-cards'
import { cardCount, MagicCard } from '@parlour/mtg-ui'
import { NotSaved } from '@parlour/ui-kit'
import { useState } from 'react'
import { faceOf, labelOf } from '../card/card-facts'
import type { CardOnTable } from '../table/table-card'
import type { TablePlayer } from '../table/table'
import styles from './dialogs.module.css'
import { TableSheet } from './table-sheet'

interface HandDialogProps {
  readonly player: TablePlayer
  /** Keeps the hand, with these cards for the bottom of the library, in this order. */
  readonly onKeep: (bottom: readonly string[]) => void
  readonly onMulligan: () => void
  readonly onClose: () => void
  /** Why the last answer was not saved. */
  readonly problem?: string | undefined
}

/** A hand to keep, with as many cards put on the bottom as mulligans were taken, or to take another. */
export function HandDialog({ player, onKeep, onMulligan, onClose, problem }: HandDialogProps) {
  const [marked, setMarked] = useState<readonly string[]>([])
  const { zones, mulligans, toPutBack } = player
  const cards = zones.hand.cards
  const away = marked.filter((id) => cards.some((card) => card.id === id))
  return (
    <TableSheet
      title="Your hand"
      size={1090}
      onClose={onClose}
      footer={() => (
        <>
          <Button variant="default" onClick={onMulligan}>
            {mulligans === 0 ? 'mulligan' : `mulligan again (to ${Math.max(0, 6 - mulligans)})`}
          </Button>
          <Button variant="filled" disabled={away.length !== toPutBack} onClick={() => onKeep(away)}>
            keep {cardCount(cards.length - toPutBack)}
          </Button>
        </>
      )}
    >
      <NotSaved problem={problem} />
      <p className={styles.hint}>
        {toPutBack === 0
          ? `${counted(mulligans, 'mulligan')} taken.`
          : `If you keep: put ${toPutBack} on the bottom, in the order you choose them. ${away.length} of ${toPutBack} chosen.`}
      </p>
      <ul className={styles.hand}>
        {cards.map((card) => (
          <HandCard
            key={card.id}
            card={card}
            at={away.indexOf(card.id)}
            toPutBack={toPutBack}
            onPress={() =>
              setMarked(away.includes(card.id) ? away.filter((id) => id !== card.id) : [...away, card.id])
            }
          />
        ))}
      </ul>
      <p className={styles.hint}>{landWords(cards)}</p>
    </TableSheet>
  )
}

interface HandCardProps {
  readonly card: CardOnTable
  /** Its place among the cards for the bottom; -1 where it stays. */
  readonly at: number
  readonly toPutBack: number
  readonly onPress: () => void
}

const HandCard = ({ card, at, toPutBack, onPress }: HandCardProps) => (
  <li>
    <button
      type="button"
      className={styles.handCard}
      aria-pressed={at >= 0}
      aria-label={labelOf(card)}
      disabled={toPutBack === 0}
      onClick={onPress}
    >
      {card.card === undefined ? labelOf(card) : <MagicCard card={card.card} size="small" />}
      {at >= 0 ? <b>{toPutBack === 1 ? 'to the bottom' : `bottom ${at + 1}`}</b> : null}
    </button>
  </li>
)

function landWords(cards: readonly CardOnTable[]): string {
  const lands = cards.filter((card) => {
    const face = faceOf(card)
    return face !== undefined && hasType(face, 'land')
  }).length
  return `${counted(lands, 'land')}, ${counted(cards.length - lands, 'other')}`
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
