import { Button } from '@mantine/core'
import type { CardIdsByZone } from '@parlour/mtg-cards'
import type { WireDeck } from '@parlour/protocol'
import { useState } from 'react'
import type { DeckEdit } from './deck-edit'
import styles from './pool-line.module.css'
import { asDrafted, type DraftedPool } from './drafted-pool'

interface PoolLineProps {
  readonly deck: WireDeck
  readonly pool: DraftedPool
  readonly onChange: (edit: DeckEdit) => void
}

/**
 * How many cards were picked and where they are, and the way back to what was drafted, which can be undone.
 */
export function PoolLine({ deck, pool, onChange }: PoolLineProps) {
  const [before, setBefore] = useState<CardIdsByZone>()
  const { main, side, command } = deck.cardIdsByZone
  const isAsDrafted = main.toSorted().join() === pool.toSorted().join() && side.length + command.length === 0
  const canUndo = before !== undefined && isAsDrafted
  return (
    <div className={styles.pool}>
      <span>
        picked {pool.length}, deck {main.length} + {side.length + command.length} aside
      </span>
      {canUndo ? (
        <Button
          size="compact-sm"
          onClick={() => {
            onChange((latest) => ({ ...latest, cardIdsByZone: before }))
            setBefore(undefined)
          }}
        >
          undo
        </Button>
      ) : isAsDrafted ? null : (
        <Button
          size="compact-sm"
          title="Resets the deck to exactly the cards you drafted, all in the main deck"
          onClick={() => {
            setBefore(deck.cardIdsByZone)
            onChange(asDrafted(pool))
          }}
        >
          back to what I drafted
        </Button>
      )}
    </div>
  )
}
