import { type Flight, Flights, type GameScreenProps } from '@parlour/ui-kit'
import { CardBack, MagicCard } from '@parlour/mtg-ui'
import type { NewsItem, TableView } from '../../rules/view'
import { tableView } from '../table/table'
import { tableCard } from '../table/table-card'
import styles from './replay.module.css'

/** More at once than this only confuses. */
const MOST = 12

/** Shows once more what moved, when somebody asks for it; what is new moves as it is drawn. */
export const Replay = ({ game }: Pick<GameScreenProps, 'game'>) => (
  <Flights game={game} flightsOf={movesOf} onlyAgain />
)

const movesOf = (game: GameScreenProps['game']) => flightsOf(tableView(game))

/**
 * Returns what moved with the last answer: each card from where it lay to where it lies now, else from zone
 * to zone.
 * @internal
 */
export const flightsOf = (view: TableView): readonly Flight[] =>
  view.news.items.flatMap((item) => (item.kind === 'moved' ? [flightOf(item, view)] : [])).slice(-MOST)

function flightOf(
  { from, to, card = '', was = '' }: Extract<NewsItem, { readonly kind: 'moved' }>,
  view: TableView,
): Flight {
  const known = knownCard(view, card)
  const face = known === undefined ? <CardBack /> : <MagicCard card={known} size="small" />
  return { face: <span className={styles.face}>{face}</span>, from: [was, from], to: [card, to] }
}

/** The card of a handle, where the viewer knows it. */
function knownCard({ seats, records }: TableView, handle: string) {
  const cards = seats.flatMap(({ zones }) => Object.values(zones).flatMap((zone) => zone.cards))
  const card = cards.find((one) => one.handle === handle)
  return card === undefined ? undefined : tableCard(card, records).card
}
