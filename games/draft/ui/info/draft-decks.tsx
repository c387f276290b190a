import { type DeckSummary, linkDecks } from '@parlour/protocol'
import { PlayerName, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { SeatView } from '../../rules/types'
import { useOwnDeck } from '../deck/own-deck'
import styles from './info.module.css'

interface DraftDecksProps {
  readonly draftId: string
  readonly seats: readonly Pick<SeatView, '_id' | 'name'>[]
}

/**
 * After the draft: the decks of all its players, to look at. The viewer's own is counted as it stands on the
 * screen; those of the others are fetched again whenever the server says that one changed.
 */
export function DraftDecks({ draftId, seats }: DraftDecksProps) {
  const send = useSend()
  const own = useOwnDeck()
  const { data } = useQuery({
    queryKey: ['draft-decks', draftId],
    queryFn: async () => (await send(linkDecks, { draftId })).decks,
    retry: false,
  })
  if (data === undefined || data.length === 0) return null
  const mainCount = ({ _id, counts }: DeckSummary) =>
    _id === own?.deckId ? (own.deck?.cardIdsByZone.main.length ?? counts.main) : counts.main
  const nameOf = (userId: string) => seats.find(({ _id }) => _id === userId)?.name ?? ''
  return (
    <section className={styles.section}>
      <h3>Decks</h3>
      <ul className={styles.decks}>
        {data.map((deck) => (
          <li key={deck._id}>
            <PlayerName name={nameOf(deck.userId)} />
            <Link to={`/magic/deck/${deck._id}`} aria-label={`deck of ${nameOf(deck.userId)}`}>
              {mainCount(deck)} cards
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
