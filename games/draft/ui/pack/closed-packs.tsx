import { CardBack, cardCount } from '@parlour/mtg-ui'
import type { DraftView } from '../../rules/types'
import styles from './pack-column.module.css'

/** How many backs are drawn at most: more would not say more. */
const MOST_BACKS = 6

/** Stands where the cards will be: the viewer's own packs, not opened yet. */
export function ClosedPacks({ view: { numPacks, packSize } }: { readonly view: DraftView }) {
  return (
    <div className={styles.noPack}>
      <div className={styles.backs} aria-hidden="true">
        {Array.from({ length: Math.min(numPacks, MOST_BACKS) }, (_, at) => (
          <CardBack key={at} className={styles.closed} />
        ))}
      </div>
      <p>Your packs hold {cardCount(numPacks * packSize)}, all yours. Open them and build a deck.</p>
      <p>The others see your cards once all decks are built.</p>
    </div>
  )
}
