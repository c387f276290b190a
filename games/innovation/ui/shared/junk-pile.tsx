import { sortedPile } from '../innovation-view'
import styles from './junk-pile.module.css'

/** Nobody may look through the junk (rules: innovation 4): only how much of which kind lies there. */
export function JunkPile({ junk }: { readonly junk: readonly string[] }) {
  const kinds = new Map<string, number>()
  for (const name of sortedPile(junk)) kinds.set(name, (kinds.get(name) ?? 0) + 1)
  const words = [...kinds].map(([name, count]) => `${count} × ${name.replaceAll('*', '')}`).join(', ')
  return (
    <span className={styles.junk} data-place="junk" title={words === '' ? 'nothing junked yet' : words}>
      junk {junk.length}
    </span>
  )
}
