import { counted } from '../../rules/facts/counted'
import { cardOf } from '../../rules/facts/catalog'
import { COLORS, type Color } from '../../rules/facts/names'
import type { PlayerView } from '../../rules/view'
import { useInnovationPreview } from '../card/card-preview'
import { colorClass } from '../card/color-letter'
import { CardIcon } from '../icons/card-icon'
import type { OpenPile } from './open-pile'
import { sightWords } from './sight-words'
import styles from './tableau.module.css'

interface FoldedTopsProps {
  readonly player: PlayerView
  readonly onOpen: (pile: OpenPile) => void
}

/**
 * The top cards by value, name and icons, where a board is folded: each is still only a look or a click away.
 */
export function FoldedTops({ player, onOpen }: FoldedTopsProps) {
  return (
    <span className={styles.mini}>
      {COLORS.map((color) => (
        <FoldedTop key={color} {...{ player, color, onOpen }} />
      ))}
    </span>
  )
}

/** Shows its top card under the pointer, and by a click all cards of the stack. */
function FoldedTop({ player, color, onOpen }: FoldedTopsProps & { readonly color: Color }) {
  const { stack } = player.stacks[color]
  const top = cardOf(stack[0] ?? '')
  const preview = useInnovationPreview(top)
  if (top === undefined) return null
  return (
    <button
      type="button"
      className={colorClass(color)}
      style={{ gridColumn: COLORS.indexOf(color) + 1 }}
      aria-label={`${top.name}: look through ${color}, ${counted(stack.length, 'card')}`}
      {...preview}
      onClick={(event) => {
        event.stopPropagation()
        onOpen({ title: `${player.name}: ${color}`, sight: sightWords('board'), cards: stack })
      }}
    >
      <i>{top.ageOnBoard}</i>
      <b title={top.name}>{top.name}</b>
      <span>
        {[...top.icons].map((code, at) => (
          <CardIcon key={at} code={code} mute />
        ))}
      </span>
    </button>
  )
}
