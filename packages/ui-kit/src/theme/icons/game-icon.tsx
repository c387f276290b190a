import type { GameKind } from '@parlour/protocol'
import styles from './icon.module.css'

const PATHS: Readonly<Record<GameKind, string>> = {
  'Cube Draft': 'M4 8l8-4.3L20 8v8.2l-8 4.3-8-4.3zM4 8l8 4.3L20 8M12 12.3v8.2',
  'Set Draft': 'M6 7h12v13H6zM6 10h12M6 7l2-3 2 3 2-3 2 3 2-3 2 3',
  Magic: 'M12 3.5 20.2 9.4 17 19H7L3.8 9.4zM12 8.6a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2z',
  'Innovation: Ultimate': 'M4 8.5h8.5V20H4zM8.3 8.5V6h8.4v10.5h-4.2M12.5 6V3.8H20V14h-3.3',
  'Tyrants of the Underdark':
    'M12 3.5l7.4 4.3v8.4L12 20.5l-7.4-4.3V7.8zM12 3.5V12M12 12l7.4 4.2M12 12l-7.4 4.2',
}

/** The mark of a game. Always beside the game's name. */
export function GameIcon({ game, size = 20 }: { readonly game: GameKind; readonly size?: number }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      strokeWidth={1.6}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      <path d={PATHS[game]} />
    </svg>
  )
}
