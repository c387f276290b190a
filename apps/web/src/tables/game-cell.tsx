import type { GameKind } from '@parlour/protocol'
import { GameIcon } from '@parlour/ui-kit'
import { Link } from 'react-router'
import styles from './game-table.module.css'

interface GameCellProps {
  readonly game: GameKind | null
  readonly name: string
  readonly to: string
  readonly against?: string
}

/** The first two cells of a row: which game, and its name as the link that the whole row follows. */
export function GameCell({ game, name, to, against }: GameCellProps) {
  return (
    <>
      <td className={styles.game}>
        {game === null ? (
          <span className={styles.unselected}>— not selected —</span>
        ) : (
          <span className={styles.gameName}>
            <GameIcon game={game} />
            {game}
          </span>
        )}
      </td>
      <td className={styles.name}>
        <Link className={styles.link} to={to}>
          {name}
        </Link>{' '}
        {against !== undefined && against !== '' && <span className={styles.against}>{against}</span>}
      </td>
    </>
  )
}
