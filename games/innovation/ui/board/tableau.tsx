import { joinClasses, useSeatClass, useSlides, useWidth } from '@parlour/ui-kit'
import { memo, useRef, useState } from 'react'
import { COLORS } from '../../rules/facts/names'
import type { PlayerView } from '../../rules/view'
import { sameProps } from '../same-props'
import { fitted } from './geometry'
import { packsOf } from './packs-of'
import type { BoardFit } from './ways'
import { ASSUMED_WIDTH, ENLARGED, type Form, measureFor } from './measures'
import type { OpenPile } from './open-pile'
import { Stack } from './stack'
import { type TableFacts, TableauHead } from './tableau-head'
import styles from './tableau.module.css'

interface TableauProps extends BoardFit {
  readonly table: TableFacts
  readonly player: PlayerView
  /** What the player does now, where it is that player's turn. */
  readonly turn: string | undefined
  /** Who plays together with this player, in a game of teams. */
  readonly partner: string | undefined
  readonly own: boolean
  readonly form: Form
  /** Only its head shows until it is opened. */
  readonly folds: boolean
  /** As large as a window allows, every top card with its text. */
  readonly large?: boolean
  readonly onEnlarge?: (seat: number) => void
  readonly onOpen: (pile: OpenPile) => void
}

const GAP = 8

/** What moves within a tableau: its figures, its stacks, and the cards and the foot of each. */
const MOVING = 'header > *, [data-splay], [data-splay] > button, [data-splay] article'

/** One player's board: what the player has, then the five color stacks. */
export const Tableau = memo(function Tableau(props: TableauProps) {
  const {
    table,
    player,
    turn,
    partner,
    own,
    form,
    way,
    more,
    folds,
    large = false,
    onEnlarge,
    onOpen,
  } = props
  const [box, width] = useWidth(ASSUMED_WIDTH)
  const whole = useRef<HTMLElement>(null)
  useSlides(whole, MOVING)
  const seat = useSeatClass(player.name)
  const [unfolded, setUnfolded] = useState(false)
  const packs = packsOf(player)
  const room = { width, gap: GAP, rows: form === 'phone' }
  const measure = fitted(packs, large ? ENLARGED : measureFor(form, { own, packs, room, way, more }), room)
  return (
    <section
      ref={whole}
      className={joinClasses(styles.tableau, seat, own && styles.own, player.eliminated && styles.out)}
      aria-label={`${player.name}'s tableau`}
      data-player={player.name}
    >
      <TableauHead
        {...{ table, player, turn, partner, own, onOpen }}
        onEnlarge={onEnlarge === undefined ? undefined : () => onEnlarge(player.seat)}
        fold={folds ? { open: unfolded, toggle: () => setUnfolded(!unfolded) } : undefined}
      />
      <div
        ref={box}
        className={joinClasses(styles.stacks, measure.wraps && styles.wraps)}
        hidden={folds && !unfolded}
      >
        {COLORS.map((color) => (
          <Stack
            key={color}
            player={player.name}
            seat={player.seat}
            color={color}
            stack={player.stacks[color]}
            measure={measure}
            onOpen={onOpen}
          />
        ))}
      </div>
    </section>
  )
}, sameProps)
