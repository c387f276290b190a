import { joinClasses, useSeatClass } from '@parlour/ui-kit'
import { useState } from 'react'
import { COLORS } from '../../rules/facts/names'
import type { InnovationView, PlayerView } from '../../rules/view'
import { fitted } from './geometry'
import { packsOf } from './packs-of'
import { type Form, measureFor, type Spare } from './measures'
import type { OpenPile } from './open-pile'
import { Stack } from './stack'
import { TableauHead } from './tableau-head'
import styles from './tableau.module.css'
import { useWidth } from './use-width'

interface TableauProps {
  readonly view: InnovationView
  readonly player: PlayerView
  readonly own: boolean
  readonly form: Form
  readonly spare: Spare
  /** Only its head shows until it is opened. */
  readonly folds: boolean
  readonly onOpen: (pile: OpenPile) => void
}

const GAP = 8

/** One player's board: what the player has, then the five colour stacks. */
export function Tableau({ view, player, own, form, spare, folds, onOpen }: TableauProps) {
  const [box, width] = useWidth()
  const seat = useSeatClass(player.name)
  const [unfolded, setUnfolded] = useState(false)
  const packs = packsOf(player)
  const measure = fitted(packs, measureFor(form, { own, players: view.players.length, spare }), {
    width,
    gap: GAP,
    rows: form === 'phone',
  })
  return (
    <section
      className={joinClasses(styles.tableau, seat, own && styles.own, player.eliminated && styles.out)}
      aria-label={`${player.name}'s tableau`}
      data-player={player.name}
    >
      <TableauHead
        {...{ view, player, own, onOpen }}
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
            color={color}
            stack={player.stacks[color]}
            measure={measure}
            onOpen={onOpen}
          />
        ))}
      </div>
    </section>
  )
}
