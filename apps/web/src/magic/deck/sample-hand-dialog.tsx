import { Button } from '@mantine/core'
import type { WireDeck } from '@parlour/protocol'
import { cardCount, CardsFailed, MagicCard, useCards } from '@parlour/mtg-ui'
import { DialogSheet } from '@parlour/ui-kit'
import { useState } from 'react'
import styles from './deck-dialogs.module.css'
import { shuffled } from './sample-hand'

const HAND = 7

/** Seven cards from the top of the shuffled main deck, and the next ones on demand. */
export function SampleHand({ deck, onClose }: { readonly deck: WireDeck; readonly onClose: () => void }) {
  const { main } = deck.cardIdsByZone
  const { cards, loading, failed } = useCards(main)
  const [order, setOrder] = useState(() => shuffled(main, Math.random))
  const [drawn, setDrawn] = useState(HAND)
  const hand = order.slice(0, drawn)
  return (
    <DialogSheet
      title="Sample hand"
      size={1180}
      onClose={onClose}
      footer={(close) => (
        <>
          <p className={styles.left}>{cardCount(order.length - hand.length)} left</p>
          <Button onClick={close}>close</Button>
          <Button disabled={hand.length === order.length} onClick={() => setDrawn(drawn + 1)}>
            draw a card
          </Button>
          <Button
            variant="filled"
            disabled={main.length === 0}
            onClick={() => {
              setOrder(shuffled(main, Math.random))
              setDrawn(HAND)
            }}
          >
            new hand
          </Button>
        </>
      )}
    >
      {failed ? <CardsFailed /> : null}
      {main.length === 0 ? <p>The main deck has no cards to draw.</p> : null}
      <ul className={styles.hand} aria-label="Hand">
        {hand.map((id, index) => {
          const card = cards.get(id)
          const missing = loading || failed ? null : 'unknown card'
          return <li key={index}>{card === undefined ? missing : <MagicCard card={card} size="small" />}</li>
        })}
      </ul>
    </DialogSheet>
  )
}
