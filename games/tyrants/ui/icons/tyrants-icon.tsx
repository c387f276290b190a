import { ICONS, type TyrantsIconName } from './icon-paths'
import styles from './tyrants-icon.module.css'

/** An icon of the game in the color of the text beside it; always with its word. */
export function TyrantsIcon({ name }: { readonly name: TyrantsIconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  )
}
