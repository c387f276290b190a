import { piece } from '../../rules/facts/piece'
import type { ShownCard } from '../../rules/view'
import { shownWord } from '../card/shown'
import { sightWords } from '../board/sight-words'
import { sortedPile } from '../innovation-view'
import styles from './junk-pile.module.css'

/** Nobody may look through the junk (rules: innovation 4): only how much of which kind lies there. */
export function JunkPile({ junk }: { readonly junk: readonly ShownCard[] }) {
  const kinds = new Map<string, number>()
  for (const word of sortedPile(junk).map(shownWord)) kinds.set(word, (kinds.get(word) ?? 0) + 1)
  const words = [...kinds].map(([word, count]) => `${count} × ${word}`).join(', ')
  return (
    <span
      className={styles.junk}
      data-place={piece.common('junk')}
      title={words === '' ? 'nothing junked yet' : `${words}. ${sightWords('junk')}`}
    >
      junk {junk.length}
    </span>
  )
}
