import { Button } from '@mantine/core'
import { CurveSection, DeckNotesSection, LandsSection, NumberSection } from '@parlour/mtg-ui'
import { joinClasses } from '@parlour/ui-kit'
import type { DeckDialog } from './deck-dialog'
import styles from './deck-numbers.module.css'
import { TryDeckButton } from './try-deck-button'
import type { DeckCards } from './use-deck-cards'
import type { DeckEdits } from './use-deck-edits'

interface DeckNumbersProps {
  readonly className: string | undefined
  readonly edits: DeckEdits
  readonly cards: DeckCards
  readonly onDialog: (dialog: DeckDialog) => void
}

/** Beside the deck: its curve, its basic lands, trying it, and notes. */
export function DeckNumbers({ className, edits, cards, onDialog }: DeckNumbersProps) {
  const { deck } = edits
  return (
    <aside className={joinClasses(styles.numbers, className)} aria-label="Numbers">
      {deck === undefined ? null : (
        <>
          <CurveSection cards={cards.byZone.main} />
          <LandsSection
            deck={deck}
            cards={cards.byZone.main}
            isLoading={cards.isPartial}
            onChange={edits.edit}
          />
          <NumberSection title="Try it">
            <p className={styles.hint}>Seven cards, draw, mulligan; or a game against the goldfish.</p>
            <div className={styles.tries}>
              <Button onClick={() => onDialog({ kind: 'hand' })}>sample hand</Button>
              <TryDeckButton deck={deck} edits={edits} />
            </div>
          </NumberSection>
          <DeckNotesSection key={deck._id} deck={deck} onChange={edits.edit} />
        </>
      )}
    </aside>
  )
}
