import { type Flight, Flights } from '@parlour/ui-kit'
import { useMemo } from 'react'
import { piece } from '../../rules/facts/piece'
import type { NewsItem } from '../../rules/view'
import { FlyingCard } from './flying-card'
import { flightsOf } from './flights-of'

interface CardFlightsProps {
  readonly seq: number
  readonly news: readonly NewsItem[]
}

/** Moves a card from where it was to where it lies now, for everything that moved since the last answer. */
export function CardFlights({ seq, news }: CardFlightsProps) {
  const flights = useMemo(
    () =>
      flightsOf(news).map(
        ({ card, from, to }): Flight => ({
          face: <FlyingCard shown={card} />,
          from: [from],
          to: typeof card === 'string' ? [piece.card(card), to] : [to],
        }),
      ),
    [news],
  )
  return <Flights seq={seq} flights={flights} />
}
