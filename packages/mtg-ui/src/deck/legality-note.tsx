import type { CardsByZone, DeckFormat } from '@parlour/mtg-cards'
import { formatWord } from './deck-words'
import styles from './deck-notes.module.css'
import { deckProblems, unreadyWords } from './deck-legality'

interface LegalityNoteProps {
  readonly format: DeckFormat
  readonly cards: CardsByZone
}

/** Whether the deck is legal in its format, and if not, why. */
export function LegalityNote({ format, cards }: LegalityNoteProps) {
  if (format === 'custom') return null
  // A drafted deck begins as a pile of picks: what it lacks is work to do, nothing done wrong.
  const unready = unreadyWords(format, cards)
  if (unready !== undefined) return <p className={styles.unready}>{unready}</p>
  const problems = deckProblems(format, cards)
  if (problems.length === 0) return <p className={styles.legal}>Legal in {formatWord(format)}</p>
  return (
    <details className={styles.problems}>
      <summary>
        Not legal in {formatWord(format)}:{' '}
        {problems.length === 1 ? 'one reason' : `${problems.length} reasons`}
      </summary>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </details>
  )
}
