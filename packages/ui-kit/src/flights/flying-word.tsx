import styles from './flights.module.css'

/** A card in flight: an outline with its name. */
export function FlyingWord({ word }: { readonly word: string }) {
  return <span className={styles.word}>{word}</span>
}
