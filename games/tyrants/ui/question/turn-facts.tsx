import { layoutWords } from '../../rules/facts/tile-edges'
import type { TyrantsView } from '../../rules/view'
import { type TyrantsIconName } from '../icons/icon-paths'
import { TyrantsIcon } from '../icons/tyrants-icon'
import { OwnerMark } from '../map/troop'
import styles from './question.module.css'

interface TurnFactsProps {
  readonly view: TyrantsView
  /** The name of whoever looks. */
  readonly viewer: string
}

/**
 * Whose turn it is, in which round, whether that is the last, and what the player has to spend; nothing after
 * the end.
 */
export function TurnFacts({ view: { map, turn, outcome, players }, viewer }: TurnFactsProps) {
  if (outcome !== undefined) return null
  const seat = players.findIndex(({ name }) => name === turn.player)
  const { power = 0, influence = 0 } = players[seat] ?? {}
  const isSetup = turn.phase === 'setup' || turn.phase === 'tiles'
  const tiles = turn.phase === 'tiles' && typeof map !== 'string' ? map.tiles : undefined
  const whose = turn.player === viewer ? 'your turn' : `${turn.player}'s turn`
  return (
    <span className={styles.turn}>
      <OwnerMark owner={seat} owners={players} />
      <b>{isSetup ? 'Setting up' : `Round ${turn.round}, ${whose}`}</b>
      {tiles === undefined ? null : <span>{layoutWords(tiles)}</span>}
      {turn.ending ? <em>the last round</em> : null}
      {isSetup ? null : (
        <>
          <Pool of="power" count={power} />
          <Pool of="influence" count={influence} />
        </>
      )}
    </span>
  )
}

interface PoolProps {
  readonly of: TyrantsIconName & ('power' | 'influence')
  readonly count: number
}

/**
 * What there is to spend. Where there is no room for the word the icon stands for it, as it does beside every
 * price.
 */
function Pool({ of, count }: PoolProps) {
  return (
    <span title={of}>
      <TyrantsIcon name={of} /> <b>{count}</b> <i>{of}</i>
    </span>
  )
}
