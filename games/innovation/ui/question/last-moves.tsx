import type { NewsItem } from '../../rules/view'
import { CardBack } from '../card/card-back'
import { CardChip } from '../card/card-chip'
import { cardOf } from '../../rules/facts/catalog'
import { backOf } from '../card/back'
import { flightsOf } from '../move/flights-of'
import styles from './waiting.module.css'

/** What the last answer moved, in words, while the viewer waits. */
export function LastMoves({ news }: { readonly news: readonly NewsItem[] }) {
  const flights = flightsOf(news)
  if (flights.length === 0) return null
  return (
    <ul className={styles.moves} aria-label="What just moved">
      {flights.map(({ card, from, to }, index) => (
        <li key={index}>
          <Moved name={card} /> {placeWords(from)} → {placeWords(to)}
        </li>
      ))}
    </ul>
  )
}

function Moved({ name }: { readonly name: string }) {
  const card = cardOf(name)
  if (card !== undefined) return <CardChip card={card} />
  const back = backOf(name)
  return back === undefined ? <b>{name}</b> : <CardBack back={back} className={styles.back} />
}

/** A zone's id in words: `players.ann.hand` is ann's hand, `decks.base.2` the 2 deck. */
export function placeWords(place: string): string {
  const [kind, owner = '', zone = ''] = place.split(/\.(?=[^.]*$)|(?<=^players)\.|(?<=^decks)\./)
  if (kind === 'players') return `${owner}’s ${zone}`
  if (kind === 'decks') return owner === 'base' ? `deck ${zone}` : `${owner} deck ${zone}`
  return place
}
