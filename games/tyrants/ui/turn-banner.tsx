import type { TyrantsView } from '../rules/view'
import styles from './turn-banner.module.css'
import { OwnerMark } from './map/troop'

/** Whose turn it is, in which round, and whether it is the last; nothing after the end. */
export function TurnBanner({ view }: { readonly view: TyrantsView }) {
  const { turn, outcome, players } = view
  if (outcome !== undefined) return null
  const seat = players.findIndex(({ name }) => name === turn.player)
  return (
    <p className={styles.banner}>
      <OwnerMark owner={seat} owners={players} />
      {turn.phase === 'setup' ? 'Setting up' : `Round ${turn.round}, ${turn.player}'s turn`}
      {turn.ending ? ': the last round' : ''}
    </p>
  )
}
