import { type Flight, Flights, FlyingWord } from '@parlour/ui-kit'
import { useMemo } from 'react'
import { piece } from '../../rules/facts/piece'
import type { NewsItem } from '../../rules/view'
import { shownWord } from '../card/shown'
import { flightsOf } from './flights-of'

interface CardFlightsProps {
  readonly seq: number
  readonly news: readonly NewsItem[]
}

/** Moves a card's outline from where it was to where it lies now, for everything that moved since the last answer. */
export function CardFlights({ seq, news }: CardFlightsProps) {
  const flights = useMemo(
    () =>
      flightsOf(news).map(
        ({ card, from, to }): Flight => ({
          face: <FlyingWord word={shownWord(card)} />,
          from: [from],
          to: typeof card === 'string' ? [piece.card(card), to] : [to],
        }),
      ),
    [news],
  )
  return <Flights seq={seq} flights={flights} />
}
