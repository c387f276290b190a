import { joinClasses, type Leaf, PlayerName, useCellPiece, useShownLeaf } from '@parlour/ui-kit'
import { memo } from 'react'
import { ICONS, type StandardIcon } from '../../rules/facts/names'
import { piece } from '../../rules/facts/piece'
import type { LinkKind } from '../../rules/facts/question-kinds'
import type { PlayerView } from '../../rules/view'
import { CardIcon } from '../icons/card-icon'
import { featuredIcon, linked } from '../question/innovation-choices'
import styles from './icon-table.module.css'

type Column = StandardIcon | 'score' | 'achievements'
const COLUMNS: readonly Column[] = [...ICONS, 'score', 'achievements']

/** What a player has of a column (rules: innovation P7). */
function valueIn(player: PlayerView, column: Column): number {
  if (column === 'score') return player.score
  return column === 'achievements' ? player.achievements : player.icons[column]
}

/** The most anybody has of a column; undefined where nobody has any. */
function leadIn(players: readonly PlayerView[], column: Column): number | undefined {
  const most = Math.max(...players.map((player) => valueIn(player, column)))
  return most > 0 ? most : undefined
}

interface IconTableProps {
  readonly players: readonly PlayerView[]
}

/**
 * Icons, score and achievements of everybody, the leader of each marked; the icon that decides a dogma action
 * tinted.
 */
export function IconTable({ players }: IconTableProps) {
  const leaf = useShownLeaf()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">player</span>
          </th>
          {ICONS.map((icon) => (
            <IconHead key={icon} icon={icon} hot={featuredIcon(leaf) === icon} />
          ))}
          <th scope="col" className={styles.first}>
            score
          </th>
          <th scope="col">
            <abbr title="achievements">ach</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <tr key={player.name}>
            <th scope="row">
              <PlayerName name={player.name} />
            </th>
            {COLUMNS.map((column) => (
              <Figure
                key={column}
                column={column}
                value={valueIn(player, column)}
                leads={valueIn(player, column) === leadIn(players, column)}
                part={partIn(leaf, column, player.seat)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function IconHead({ icon, hot }: { readonly icon: StandardIcon; readonly hot: boolean }) {
  const pieceProps = useCellPiece(piece.icon(icon))
  return (
    <th scope="col" className={joinClasses(hot && styles.hot)} {...pieceProps}>
      <CardIcon code={icon} />
    </th>
  )
}

type Part = 'hot' | 'shares' | 'demands'

/** What a figure has to do with the dogma action that is pointed at. */
function partIn(leaf: Leaf | undefined, column: Column, seat: number): Part | undefined {
  if (featuredIcon(leaf) !== column) return undefined
  const is = (kind: LinkKind) => linked(leaf, kind).includes(piece.seat(seat))
  if (is('demands') || is('compels')) return 'demands'
  return is('shares') ? 'shares' : 'hot'
}

interface FigureProps {
  readonly column: Column
  readonly value: number
  readonly leads: boolean
  readonly part: Part | undefined
}

const Figure = memo(function Figure({ column, value, leads, part }: FigureProps) {
  return (
    <td
      className={joinClasses(
        leads && styles.lead,
        value === 0 && styles.zero,
        column === 'score' && styles.first,
        part !== undefined && styles.hot,
        part === 'shares' && styles.shares,
        part === 'demands' && styles.demands,
      )}
    >
      <span>{value}</span>
    </td>
  )
})
