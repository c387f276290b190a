import { Alert, Button } from '@mantine/core'
import type { DeckSummary } from '@parlour/protocol'
import { Panel } from '@parlour/ui-kit'
import { useState } from 'react'
import { MoreRows } from '../../tables/more-rows'
import { DeckRow } from './deck-row'
import { deckOrder } from './deck-words'
import { DeleteDeckDialog } from './delete-deck-dialog'
import styles from './profile.module.css'
import { useDecks } from './use-decks'

/** The viewer's decks: make, open, copy and delete them. */
export function DecksPanel() {
  const { decks, more, loading, problem, create, duplicate, remove } = useDecks()
  const [asked, setAsked] = useState<DeckSummary>()
  return (
    <Panel
      title="Decks"
      {...(decks === undefined || more !== undefined ? {} : { count: decks.length })}
      end={<Button onClick={() => void create()}>new deck</Button>}
      flush
    >
      {problem === undefined ? null : (
        <Alert color="danger" className={styles.alert ?? ''} role="alert">
          {problem}
        </Alert>
      )}
      {decks === undefined && problem === undefined ? (
        <p className={styles.note} role="status">
          Loading decks...
        </p>
      ) : null}
      {decks?.length === 0 ? (
        <p className={styles.note}>No decks found. Create your first deck to get started.</p>
      ) : null}
      <ul className={styles.rows}>
        {deckOrder(decks ?? []).map((deck) => (
          <DeckRow
            key={deck._id}
            deck={deck}
            onDuplicate={() => void duplicate(deck._id)}
            onDelete={() => setAsked(deck)}
          />
        ))}
      </ul>
      <MoreRows more={more} loading={loading} />
      {asked === undefined ? null : (
        <DeleteDeckDialog
          name={asked.name}
          onDelete={() => {
            setAsked(undefined)
            void remove(asked._id)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  )
}
