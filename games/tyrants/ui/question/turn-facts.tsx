import type { TyrantsView } from '../../rules/view'
import { TyrantsIcon } from '../icons/tyrants-icon'
import { OwnerMark } from '../map/troop'
import styles from './question.module.css'

/** Whose turn it is, in which round, whether that is the last, and what the player has to spend; nothing after the end. */
export function TurnFacts({ view }: { readonly view: TyrantsView }) {
  const { turn, outcome, players } = view
  if (outcome !== undefined) return null
  const seat = players.findIndex(({ name }) => name === turn.player)
  const { power = 0, influence = 0 } = players[seat] ?? {}
  return (
    <span className={styles.turn}>
      <OwnerMark owner={seat} owners={players} />
      <b>{turn.phase === 'setup' ? 'Setting up' : `Round ${turn.round}, ${turn.player}'s turn`}</b>
      {turn.ending ? <em>the last round</em> : null}
      <span title="power">
        <TyrantsIcon name="power" /> <b>{power}</b> <i>power</i>
      </span>
      <span title="influence">
        <TyrantsIcon name="influence" /> <b>{influence}</b> <i>influence</i>
      </span>
    </span>
  )
}
