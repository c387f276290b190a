import type { GameKind } from '@parlour/protocol'
import { GameIcon } from '@parlour/ui-kit'
import { Link } from 'react-router'
import { useGames } from '../games/games-context'
import styles from './game-table.module.css'

interface GameCellProps {
  readonly game: GameKind | null
  readonly name: string
  readonly to: string
  readonly against?: string
}

/** The first two cells of a row: which game, and its name as the link that its `GameRow` follows. */
export function GameCell({ game, name, to, against }: GameCellProps) {
  const games = useGames()
  const profile = game === null ? undefined : games.profileOf(game)
  return (
    <>
      <td className={styles.game}>
        {game === null ? (
          <span className={styles.unselected}>— not selected —</span>
        ) : (
          <span className={styles.gameName}>
            {profile !== undefined && <GameIcon path={profile.icon} />}
            {profile?.title ?? game}
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
