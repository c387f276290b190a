import { usePiece, useQuestion } from '@parlour/ui-kit'
import { type Color, COLORS } from '../../rules/facts/names'
import { piece } from '../../rules/facts/piece'
import { OwnerMark } from '../map/troop'
import type { SeatedPlayer } from '../tyrants-view'
import styles from './players.module.css'

/** A troop of the player in each color that may be chosen. */
export function AskedColors({ player }: { readonly player: SeatedPlayer }) {
  const { answers } = useQuestion()
  const asked = COLORS.filter((color) => answers.has(piece.color(color)))
  if (asked.length === 0) return null
  return (
    <ul className={styles.markers} aria-label="Colors">
      {asked.map((color) => (
        <AskedColor key={color} color={color} player={player} />
      ))}
    </ul>
  )
}

function AskedColor({ color, player }: { readonly color: Color; readonly player: SeatedPlayer }) {
  const asked = usePiece(piece.color(color))
  // Its shape is that of the seat, by which marks find their owner.
  const owners = Array.from({ length: player.seat + 1 }, () => ({ name: player.name, color }))
  return (
    <li>
      <span {...asked}>
        <OwnerMark owner={player.seat} owners={owners} /> {color}
      </span>
    </li>
  )
}
