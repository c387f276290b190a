import { ActionIcon, Button } from '@mantine/core'
import { CardsFailed, PileBoard, PoolLine } from '@parlour/mtg-ui'
import { Icon, Strip } from '@parlour/ui-kit'
import { useState } from 'react'
import { type DeckDialog, DeckDialogs } from '../deck/deck-dialogs'
import { DeckMenu } from '../deck/deck-menu'
import { PileOrderSwitch, usePileOrder } from '../deck/deck-view'
import { useOwnDeck } from '../deck/own-deck'
import styles from './deck-builder.module.css'
import { SuggestionStrip, useSuggestedDeck } from './suggest-deck'

/** Where the pack was, once the viewer made the last pick: the pool as a deck to finish, in columns. */
export function DeckBuilder() {
  const own = useOwnDeck()
  const [order] = usePileOrder()
  const [dialog, setDialog] = useState<DeckDialog>()
  const { suggest, takeBack, suggestion, isReady } = useSuggestedDeck(own)
  if (own?.deck === undefined) return null
  const { deckId, deck, pool, byZone, strangers, edit, undo, move, problem, modified } = own
  return (
    <section className={styles.builder} aria-label="Deck builder" data-place="deck">
      <header className={styles.head}>
        <h2>
          Deck <span>{deck.cardIdsByZone.main.length}</span>
        </h2>
        <span className={styles.saved}>{modified ? 'saving' : 'saved'}</span>
        <PileOrderSwitch />
        <span className={styles.end}>
          <ActionIcon
            aria-label="undo the last change of the deck"
            title={undo === undefined ? 'Nothing to undo.' : 'Undo the last change'}
            disabled={undo === undefined}
            onClick={undo}
          >
            <Icon name="undo" />
          </ActionIcon>
          <PoolLine deck={deck} pool={pool} onChange={edit} />
          <Button size="compact-sm" disabled={!isReady} onClick={suggest}>
            suggest a deck
          </Button>
          <DeckMenu deckId={deckId} onDialog={setDialog} />
        </span>
      </header>
      {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
      {own.cardsFailed ? <CardsFailed /> : null}
      {suggestion === undefined ? null : (
        <div className={styles.suggestion}>
          <SuggestionStrip words={suggestion.words} onBack={takeBack} />
        </div>
      )}
      <PileBoard
        {...{ deckId, order, strangers }}
        cards={byZone}
        onMove={move}
        onOpen={(cardId) => setDialog({ kind: 'card', cardId })}
        isByKind
      />
      <DeckDialogs own={own} dialog={dialog} onClose={() => setDialog(undefined)} />
    </section>
  )
}
