import type { JsonObject } from '@parlour/kernel'
import type { WireCube } from '@parlour/protocol'
import { numberIn, textIn } from './option-values'
import { scarRoundCount } from './scar-round-count'
import styles from './settings.module.css'

interface CubeNeedsProps {
  readonly players: number
  readonly options: JsonObject
  readonly cube: WireCube | undefined
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** What a draft with these settings takes of the cube, against what the cube has. */
export function CubeNeeds({ players, options, cube }: CubeNeedsProps) {
  if (cube === undefined) return null
  const packs = Math.max(0, numberIn(options, 'numPacks', 3))
  const size = Math.max(0, numberIn(options, 'packSize', 15))
  const rounds = scarRoundCount(textIn(options, 'scarRounds'))
  const cards = players * packs * size
  const scars = rounds * players * 2
  const unused = cube.flags.legacy ? cube.counts.unusedScars : 0
  return (
    <dl className={styles.needs}>
      <div>
        <dt>Cards</dt>
        <dd className={styles.sum}>
          {plural(players, 'player')} × {plural(packs, 'pack')} × {plural(size, 'card')}
        </dd>
        <dd className={cards > cube.counts.cards ? styles.short : undefined}>
          {cards} of {cube.counts.cards}
        </dd>
      </div>
      {rounds > 0 && (
        <div>
          <dt>Scars</dt>
          <dd className={styles.sum}>
            {plural(rounds, 'round')} × {plural(players, 'player')} × 2 scars
          </dd>
          <dd className={scars > unused ? styles.short : undefined}>
            {scars} of {unused}
          </dd>
        </div>
      )}
    </dl>
  )
}
