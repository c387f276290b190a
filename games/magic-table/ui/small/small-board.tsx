import { isJsonObject } from '@parlour/kernel'
import type { SerializedGame } from '@parlour/protocol'
import { joinClasses, PlayerName, type SmallBoard, useSeatClass } from '@parlour/ui-kit'
import type { SeatView, TableView } from '../../rules/view'
import styles from './small-board.module.css'

/** A Magic table small: the life of every player, and how many cards they have where. */
export const smallBoard: SmallBoard = {
  Board: Lives,
  progress: (game) => {
    const { stage, turn } = tableView(game)
    return stage === 'pre-game' ? 'before the game' : `turn ${turn}`
  },
  figures: () => [],
}

function tableView({ view }: Pick<SerializedGame, 'view'>): TableView {
  if (!isTableView(view)) throw new TypeError('the view is not that of a Magic table')
  return view
}

const isTableView = (view: unknown): view is TableView => isJsonObject(view) && Array.isArray(view.seats)

function Lives({ game }: { readonly game: SerializedGame }) {
  return (
    <div className={styles.lives}>
      {tableView(game).seats.map((seat) => (
        <Life key={seat.name} seat={seat} />
      ))}
    </div>
  )
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

function Life({ seat: { name, counters, zones, eliminated } }: { readonly seat: SeatView }) {
  const color = useSeatClass(name)
  const { hand, land, creatures, attacking, blocking, battlefield } = zones
  const fighting = creatures.count + attacking.count + blocking.count
  const others = battlefield.count === 0 ? '' : `, ${counted(battlefield.count, 'other')}`
  return (
    <div className={joinClasses(styles.life, color)} data-out={eliminated || undefined}>
      <PlayerName name={name} />
      <b>{counters.life ?? 0}</b>
      <small>
        hand {hand.count}, {counted(land.count, 'land')}, {counted(fighting, 'creature')}
        {others}
      </small>
    </div>
  )
}
