import { Button } from '@mantine/core'
import { hasType } from '@parlour/mtg-cards'
import { cardCount, MagicCard } from '@parlour/mtg-ui'
import { useState } from 'react'
import { useActing } from '../acting/use-acting'
import { faceOf, labelOf } from '../card/card-facts'
import type { DialogProps } from './dialog-props'
import styles from './dialogs.module.css'
import { TableSheet } from './table-sheet'

/**
 * The opening hand: keep it, with as many cards put on the bottom as mulligans were taken, or take another.
 */
export function MulliganDialog({ context, onClose }: DialogProps) {
  const { act } = useActing()
  const [marked, setMarked] = useState<readonly string[]>([])
  const { zones, mulligans, toPutBack } = context.table.own
  const cards = zones.hand.cards
  const away = marked.filter((id) => cards.some((card) => card.id === id))
  const lands = cards.filter((card) => {
    const face = faceOf(card)
    return face !== undefined && hasType(face, 'land')
  }).length
  const keep = () => {
    if (toPutBack > 0) act({ name: 'put back', cardIds: [...away] })
    onClose()
  }
  return (
    <TableSheet
      title="Your hand"
      size={1090}
      onClose={onClose}
      footer={() => (
        <>
          <Button variant="default" onClick={() => act({ name: 'mulligan' })}>
            {mulligans === 0 ? 'mulligan' : `mulligan again (to ${Math.max(0, 6 - mulligans)})`}
          </Button>
          <Button variant="filled" disabled={away.length !== toPutBack} onClick={keep}>
            keep {cardCount(cards.length - toPutBack)}
          </Button>
        </>
      )}
    >
      <p className={styles.hint}>
        {toPutBack === 0
          ? `${counted(mulligans, 'mulligan')} taken.`
          : `If you keep: put ${toPutBack} on the bottom, in the order you choose them. ${away.length} of ${toPutBack} chosen.`}
      </p>
      <ul className={styles.hand}>
        {cards.map((card) => {
          const at = away.indexOf(card.id)
          return (
            <li key={card.id}>
              <button
                type="button"
                className={styles.handCard}
                aria-pressed={at >= 0}
                aria-label={labelOf(card)}
                disabled={toPutBack === 0}
                onClick={() => setMarked(at >= 0 ? away.filter((id) => id !== card.id) : [...away, card.id])}
              >
                {card.card === undefined ? labelOf(card) : <MagicCard card={card.card} size="small" />}
                {at >= 0 ? <b>{toPutBack === 1 ? 'to the bottom' : `bottom ${at + 1}`}</b> : null}
              </button>
            </li>
          )
        })}
      </ul>
      <p className={styles.hint}>
        {counted(lands, 'land')}, {counted(cards.length - lands, 'other')}
      </p>
    </TableSheet>
  )
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
