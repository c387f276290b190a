import { linkDecks } from '@parlour/protocol'
import { PlayerName, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { SeatView } from '../../rules/types'
import styles from './info.module.css'

interface DraftDecksProps {
  readonly draftId: string
  readonly seats: readonly Pick<SeatView, '_id' | 'name'>[]
}

/** After the draft: the decks of all its players, to look at. */
export function DraftDecks({ draftId, seats }: DraftDecksProps) {
  const send = useSend()
  const { data } = useQuery({
    queryKey: ['draft-decks', draftId],
    queryFn: async () => (await send(linkDecks, { draftId })).decks,
    retry: false,
  })
  if (data === undefined || data.length === 0) return null
  const nameOf = (userId: string) => seats.find(({ _id }) => _id === userId)?.name ?? ''
  return (
    <section className={styles.section}>
      <h3>Decks</h3>
      <ul className={styles.decks}>
        {data.map(({ _id, userId, counts }) => (
          <li key={_id}>
            <PlayerName name={nameOf(userId)} />
            <Link to={`/magic/deck/${_id}`} aria-label={`deck of ${nameOf(userId)}`}>
              {counts.main} cards
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
