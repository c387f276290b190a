import { useSeats } from '@parlour/ui-kit'
import type { NewsItem, ShownCard } from '../../rules/view'
import { CardBack } from '../card/card-back'
import { CardChip } from '../card/card-chip'
import { cardShown } from '../card/shown'
import { flightsOf } from '../move/flights-of'
import { placeWords } from './place-words'
import styles from './waiting.module.css'

/** What the last answer moved, in words, while the viewer waits. */
export function LastMoves({ news }: { readonly news: readonly NewsItem[] }) {
  const names = useSeats()
  const flights = flightsOf(news)
  if (flights.length === 0) return null
  return (
    <ul className={styles.moves} aria-label="What just moved">
      {flights.map(({ card, from, to }, index) => (
        <li key={index}>
          <Moved shown={card} /> {placeWords(from, names)} → {placeWords(to, names)}
        </li>
      ))}
    </ul>
  )
}

function Moved({ shown }: { readonly shown: ShownCard }) {
  const card = cardShown(shown)
  if (card !== undefined) return <CardChip card={card} />
  return typeof shown === 'string' ? <b>{shown}</b> : <CardBack back={shown} className={styles.back} />
}
