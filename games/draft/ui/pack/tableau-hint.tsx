import styles from './tableau.module.css'

/** In the free place of the pack: how cards are chosen and drafted. */
export function TableauHint() {
  return (
    <li className={styles.hint}>
      <p>
        <b>1 click</b> chooses
      </p>
      <p>
        <b>2 clicks</b> or <kbd>Enter</kbd> <kbd>Enter</kbd> draft
      </p>
      <p>
        <kbd>Space</kbd> shows the whole card, <kbd>?</kbd> all keys
      </p>
    </li>
  )
}
