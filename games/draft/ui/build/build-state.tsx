import { Button } from '@mantine/core'
import { deckSizeOf } from '@parlour/mtg-ui'
import { useState } from 'react'
import { DeckDialogs, type DeckDialog } from '../deck/deck-dialogs'
import { useOwnDeck } from '../deck/own-deck'
import styles from './deck-builder.module.css'

/** How far the deck is, in a sentence; nothing without a deck. */
export function BuildState() {
  const deck = useOwnDeck()?.deck
  if (deck === undefined) return null
  const size = deckSizeOf(deck.format)
  const main = deck.cardIdsByZone.main.length
  return (
    <span className={styles.state}>
      Build your deck:{' '}
      <b data-ready={main === size || undefined}>
        {main} of {size}
      </b>{' '}
      in the main deck
    </span>
  )
}

/** What can be done with the finished deck: a sample hand, and taking it elsewhere. */
export function BuildActs() {
  const own = useOwnDeck()
  const [dialog, setDialog] = useState<DeckDialog>()
  if (own?.deck === undefined) return null
  return (
    <>
      <Button className={styles.wide ?? ''} size="compact-sm" onClick={() => setDialog({ kind: 'export' })}>
        export
      </Button>
      <Button size="compact-sm" onClick={() => setDialog({ kind: 'hand' })}>
        sample hand
      </Button>
      <DeckDialogs own={own} dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}
