import { type Flight, Flights, type GameScreenProps } from '@parlour/ui-kit'
import { piece } from '../../rules/facts/piece'
import { innovationView } from '../innovation-view'
import { FlyingCard } from './flying-card'
import { flightsOf } from './flights-of'

/** Moves a card from where it was to where it lies now, for everything that moved with an answer. */
export const CardFlights = ({ game }: Pick<GameScreenProps, 'game'>) => (
  <Flights game={game} flightsOf={movesOf} />
)

const movesOf = (game: GameScreenProps['game']): readonly Flight[] =>
  flightsOf(innovationView(game).news).map(({ card, from, to }) => ({
    face: <FlyingCard shown={card} />,
    from: [from],
    to: typeof card === 'string' ? [piece.card(card), to] : [to],
  }))
