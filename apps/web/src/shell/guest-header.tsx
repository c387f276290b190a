import { HEADER_PLACE, ParlourMark } from '@parlour/ui-kit'
import { ConnectionDot } from './connection-dot'
import styles from './header.module.css'

/**
 * The header of a game for people without an account: whoever has one signs in, and is led to the game as a
 * person of the hub. These links load another page, for nobody is signed in yet.
 */
export const GuestHeader = ({ gameId }: { readonly gameId: string }) => (
  <header className={styles.header}>
    <a className={styles.brand} href="/">
      <ParlourMark />
      <span>Parlour</span>
    </a>
    <div className={styles.place} {...HEADER_PLACE} />
    <div className={styles.end}>
      <ConnectionDot />
      <a href={`/game/${gameId}`}>sign in</a>
    </div>
  </header>
)
