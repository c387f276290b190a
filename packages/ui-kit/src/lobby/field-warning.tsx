import { Icon } from '../theme/icons/icon'
import styles from './field-warning.module.css'

/** A reason why a lobby cannot start, at the thing it concerns. */
export function FieldWarning({ text, id }: { readonly text: string; readonly id?: string }) {
  return (
    <p className={styles.warning} id={id}>
      <Icon name="warn" size={16} />
      {text}
    </p>
  )
}
