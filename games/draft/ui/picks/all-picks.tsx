import { CardChip, useCards } from '@parlour/mtg-ui'
import { PlayerName } from '@parlour/ui-kit'
import { useMemo } from 'react'
import { passesPacks } from '../draft-view'
import type { DraftView, SeatView } from '../../rules/types'
import styles from './all-picks.module.css'
import { originOf } from './pick-steps'

interface AllPicksProps {
  readonly view: DraftView
  readonly picks: NonNullable<DraftView['picks']>
}

/**
 * After the draft: what everybody took, the viewer first, pick by pick, round by round, and from whose pack.
 */
export function AllPicks({ view, picks }: AllPicksProps) {
  const { seats, you } = view
  const isPassed = passesPacks(view)
  const isYou = ({ name }: SeatView) => name === you?.name
  const ids = useMemo(() => Object.values(picks).flatMap((list) => list.map(({ _id }) => _id)), [picks])
  const { cards } = useCards(ids)
  return (
    <div
      className={styles.picks}
      tabIndex={0}
      role="region"
      aria-label={isPassed ? 'Picks of all players' : 'Pools of all players'}
    >
      {[...seats.filter(isYou), ...seats.filter((seat) => !isYou(seat))].map(({ name, bot }) => (
        <section key={name}>
          <h3>
            <PlayerName name={name} bot={bot !== undefined} />
          </h3>
          <ol>
            {(picks[name] ?? []).map((card, index, all) => {
              const { owner, round } = originOf(card.pack)
              const before = all[index - 1]
              const isFirst = before === undefined || originOf(before.pack).round !== round
              return (
                <li key={card.id} data-round={isFirst ? round + 1 : undefined}>
                  <CardChip card={cards.get(card._id)} name={card.name} isLink />
                  {isPassed ? <small> {owner === name ? 'own pack' : `from ${owner}`}</small> : null}
                </li>
              )
            })}
          </ol>
        </section>
      ))}
    </div>
  )
}
