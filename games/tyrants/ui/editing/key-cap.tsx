import styles from './editing.module.css'

/** The keyboard shortcut of a button, shown where there is a keyboard. */
export const KeyCap = ({ children }: { readonly children: string }) => (
  <kbd className={styles.key} aria-hidden="true">
    {children}
  </kbd>
)
