import { CardChip, PlayerName, useCards } from '@parlour/ui-kit'
import { useMemo } from 'react'
import type { DraftView } from '../../rules/types'
import styles from './all-picks.module.css'

interface AllPicksProps {
  readonly view: DraftView
  readonly picks: NonNullable<DraftView['picks']>
}

/** After the draft: what everybody took, pick by pick, round by round. */
export function AllPicks({ view: { seats, packSize }, picks }: AllPicksProps) {
  const ids = useMemo(() => Object.values(picks).flatMap((list) => list.map(({ _id }) => _id)), [picks])
  const { cards } = useCards(ids)
  return (
    <div className={styles.picks} tabIndex={0} role="region" aria-label="Picks of all players">
      {seats.map(({ name, bot }) => (
        <section key={name}>
          <h3>
            <PlayerName name={name} bot={bot !== undefined} />
          </h3>
          <ol>
            {(picks[name] ?? []).map((card, index) => (
              <li key={card.id} data-round={index % packSize === 0 ? index / packSize + 1 : undefined}>
                <CardChip card={cards.get(card._id)} name={card.name} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
