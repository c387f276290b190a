import type { Card } from '@parlour/mtg-cards'
import { cardPlaces } from '@parlour/protocol'
import { Panel, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import styles from './card-view.module.css'

/** The cubes and the viewer's own decks that hold a card. */
export function CardPlaces({ card }: { readonly card: Card }) {
  const send = useSend()
  const { data } = useQuery({
    queryKey: ['card-places', card._id],
    queryFn: () => send(cardPlaces, { cardId: card._id }),
    staleTime: 10_000,
  })
  if (data === undefined) return null
  const { cubes, decks } = data
  return (
    <>
      <Panel title="In cubes" count={cubes.length} level={2}>
        {cubes.length === 0 ? <p className={styles.muted}>Not in any cube.</p> : null}
        <ul className={styles.formats}>
          {cubes.map(({ _id, name, count }) => (
            <li key={_id}>
              <Link to={`/magic/cube/${_id}`}>{name}</Link>
              {times(count)}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="In your decks" count={decks.length} level={2}>
        {decks.length === 0 ? <p className={styles.muted}>Not in any of your decks.</p> : null}
        <ul className={styles.formats}>
          {decks.map(({ _id, name, count }) => (
            <li key={_id}>
              <Link to={`/magic/deck/${_id}`}>{name}</Link>
              {times(count)}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}

const times = (count: number): string => (count > 1 ? ` ×${count}` : '')
