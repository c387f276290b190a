import { joinClasses, type SmallBoard, useSeatClass } from '@parlour/ui-kit'
import type { SerializedGame } from '@parlour/protocol'
import { cardOf } from '../../rules/facts/catalog'
import { COLORS, type Color } from '../../rules/facts/names'
import type { PlayerView } from '../../rules/view'
import { colorClass } from '../card/color-letter'
import { innovationView } from '../innovation-view'
import '../tokens.css'
import styles from './small-board.module.css'

/** A game of Innovation small: the top cards of every player, and how far they are with achievements. */
export const smallBoard: SmallBoard = {
  Board: Tableaus,
  progress: (game) => `round ${innovationView(game).turn.round}`,
  figures: (game) =>
    innovationView(game).players.map(({ name, achievements, score }) => ({
      name,
      words: `${achievements} ach, ${score}`,
    })),
}

function Tableaus({ game }: { readonly game: SerializedGame }) {
  const { players, toWin } = innovationView(game)
  return (
    <div className={styles.board}>
      {players.map((player) => (
        <Tableau key={player.name} player={player} toWin={toWin} />
      ))}
    </div>
  )
}

function Tableau({ player, toWin }: { readonly player: PlayerView; readonly toWin: number }) {
  const seat = useSeatClass(player.name)
  const open = Math.max(0, toWin - player.achievements)
  return (
    <div className={joinClasses(styles.player, seat)}>
      {COLORS.map((color) => (
        <TopCard key={color} color={color} stack={player.stacks[color].stack} />
      ))}
      <span className={styles.achievements} title={`${player.achievements} of ${toWin} achievements`}>
        {'●'.repeat(player.achievements)}
        {'○'.repeat(open)}
      </span>
    </div>
  )
}

function TopCard({ color, stack }: { readonly color: Color; readonly stack: readonly string[] }) {
  const [top] = stack
  const card = top === undefined ? undefined : cardOf(top)
  if (card === undefined) return <span className={styles.none}>no {color}</span>
  return (
    <span className={joinClasses(styles.card, colorClass(color))} title={card.name}>
      <b>{card.age}</b>
      <em>{card.name}</em>
      <small>×{stack.length}</small>
    </span>
  )
}
