import { Skeleton } from '@mantine/core'
import type { WireDeck } from '@parlour/protocol'
import { joinClasses, Panel } from '@parlour/ui-kit'
import { Link } from 'react-router'
import styles from './pregame.module.css'

interface DeckChoiceProps {
  /** Absent while they are being loaded. */
  readonly decks: readonly WireDeck[] | undefined
  readonly problem: string | undefined
  readonly chosen: WireDeck | undefined
  /** The deck of the linked draft. */
  readonly offered: string | undefined
  readonly disabled: boolean
  readonly onChoose: (deckId: string) => void
}

/** The viewer's decks: that of the linked draft, then the one that was changed last first. */
export function DeckChoice({ decks, problem, chosen, offered, disabled, onChoose }: DeckChoiceProps) {
  const rank = ({ _id }: WireDeck) => (_id === offered ? 0 : 1)
  const ordered = (decks ?? []).toSorted(
    (one, other) =>
      rank(one) - rank(other) || Date.parse(other.timestamps.updated) - Date.parse(one.timestamps.updated),
  )
  return (
    <Panel
      title="Your decks"
      {...(decks === undefined ? {} : { count: decks.length })}
      flush
      end={<Link to="/magic">all decks</Link>}
    >
      {problem === undefined ? null : <p className={styles.problem}>{`Error: ${problem}`}</p>}
      {decks === undefined && problem === undefined ? (
        <Skeleton height={120} aria-label="Loading decks..." />
      ) : null}
      {decks?.length === 0 ? (
        <p className={styles.none}>No decks found. Create your first deck to get started.</p>
      ) : null}
      <ul className={styles.decks}>
        {ordered.map((deck) => (
          <li key={deck._id}>
            <label className={joinClasses(styles.deck, deck === chosen && styles.chosen)}>
              <input
                type="radio"
                name="deck"
                checked={deck === chosen}
                disabled={disabled}
                onChange={() => onChoose(deck._id)}
              />
              <span>
                <strong>{deck.name}</strong>
                <small>{sizeWords(deck)}</small>
              </span>
              {deck._id === offered ? <span className={styles.badge}>the draft’s</span> : null}
            </label>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function sizeWords({ format, cardIdsByZone: { main, side, command } }: WireDeck): string {
  const parts = [
    `${main.length} main`,
    ...(side.length > 0 ? [`${side.length} side`] : []),
    ...(command.length > 0 ? [`${command.length} command`] : []),
  ]
  const word = format === 'custom' ? 'Custom' : format
  return [word, ...parts].join(' · ')
}
