import styles from './editing.module.css'

/** The key that does what a button does, told where there are keys. */
export const KeyCap = ({ children }: { readonly children: string }) => (
  <kbd className={styles.key} aria-hidden="true">
    {children}
  </kbd>
)
