import { Icon } from '@parlour/ui-kit'
import styles from './warning.module.css'

/** A reason why a lobby cannot start, at the thing it concerns. */
export function Warning({ text, id }: { readonly text: string; readonly id?: string }) {
  return (
    <p className={styles.warning} id={id}>
      <Icon name="warn" size={16} />
      {text}
    </p>
  )
}
