import styles from './icon.module.css'

/** The mark of a game, from the path data of its profile. Always beside the game's name. */
export function GameIcon({ path, size = 20 }: { readonly path: string; readonly size?: number }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      strokeWidth={1.6}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
