import styles from './flights.module.css'

/** What is seen of a card on its way: an outline with its name. */
export function FlyingWord({ word }: { readonly word: string }) {
  return <span className={styles.word}>{word}</span>
}
