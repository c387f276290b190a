import type { Owner } from '../../rules/facts/piece'
import type { MapOwner } from '../map/owner'
import { Spy, Troop } from '../map/troop'
import styles from './flying-piece.module.css'

interface FlyingPieceProps {
  readonly kind: 'troop' | 'spy'
  readonly owner: Owner
  readonly owners: readonly MapOwner[]
}

/** A troop or a spy that flies over the board. */
export function FlyingPiece({ kind, owner, owners }: FlyingPieceProps) {
  return (
    <svg className={styles.piece} viewBox="-18 -18 36 36" data-flying={kind}>
      {kind === 'troop' ? <Troop owner={owner} owners={owners} /> : <Spy owner={owner} owners={owners} />}
    </svg>
  )
}
