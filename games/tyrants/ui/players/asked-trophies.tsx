import { useQuestion, usePiece } from '@parlour/ui-kit'
import { type Owner, piece } from '../../rules/facts/piece'
import type { TyrantsView } from '../../rules/view'
import { ownerName } from '../map/owner'
import { OwnerMark } from '../map/troop'
import type { SeatedPlayer } from '../tyrants-view'
import styles from './players.module.css'

interface AskedTrophiesProps {
  readonly view: TyrantsView
  readonly player: SeatedPlayer
}

/** The troops in a trophy hall by owner, while the viewer is asked for some of them. */
export function AskedTrophies({ view, player: { seat, trophies } }: AskedTrophiesProps) {
  const { answers } = useQuestion()
  // The white ones come first, then the seats.
  const asked = trophies
    .map((count, at) => ({ owner: at - 1, count }))
    .filter(({ owner }) => answers.has(piece.trophy(seat, owner)))
  if (asked.length === 0) return null
  return (
    <ul className={styles.markers} aria-label="Trophies">
      {asked.map(({ owner, count }) => (
        <AskedTrophy key={owner} {...{ view, hall: seat, owner, count }} />
      ))}
    </ul>
  )
}

interface AskedTrophyProps {
  readonly view: TyrantsView
  readonly hall: number
  readonly owner: Owner
  readonly count: number
}

function AskedTrophy({ view, hall, owner, count }: AskedTrophyProps) {
  const asked = usePiece(piece.trophy(hall, owner))
  return (
    <li>
      <span {...asked}>
        <OwnerMark owner={owner} owners={view.players} /> {count} {ownerName(view.players, owner)}
      </span>
    </li>
  )
}
