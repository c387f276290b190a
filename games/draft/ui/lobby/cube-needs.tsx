import type { WireCube, WireLobby } from '@parlour/protocol'
import { type CubeDraftOptions, scarRoundsFor } from '../../rules/facts/cube-draft'
import { cardsNeeded, scarring, SCARS_PER_SEAT, scarsNeeded } from '../../rules/facts/draft-needs'
import { counted } from './counted'
import styles from './draft-panel.module.css'

interface CubeNeedsProps {
  readonly players: WireLobby['users']
  readonly options: CubeDraftOptions
  readonly cube: WireCube | undefined
}

/** What a draft with these settings takes of the cube, against what the cube has. */
export function CubeNeeds({ players, options, cube }: CubeNeedsProps) {
  if (cube === undefined) return null
  const { numPacks, packSize } = options
  const rounds = scarRoundsFor(options)?.length ?? 0
  const cards = cardsNeeded({ players: players.length, numPacks, packSize })
  const scars = scarsNeeded(rounds, players)
  const unused = cube.flags.legacy ? cube.counts.unusedScars : 0
  return (
    <dl className={styles.needs}>
      <div>
        <dt>Cards</dt>
        <dd className={styles.sum}>
          {counted(players.length, 'player')} × {counted(Math.max(0, numPacks), 'pack')} ×{' '}
          {counted(Math.max(0, packSize), 'card')}
        </dd>
        <dd className={cards > cube.counts.cards ? styles.short : undefined}>
          {cards} of {cube.counts.cards}
        </dd>
      </div>
      {rounds > 0 && (
        <div>
          <dt>Scars</dt>
          <dd className={styles.sum}>
            {counted(rounds, 'round')} × {counted(scarring(players).length, 'player')} ×{' '}
            {counted(SCARS_PER_SEAT, 'scar')}
          </dd>
          <dd className={scars > unused ? styles.short : undefined}>
            {scars} of {unused}
          </dd>
        </div>
      )}
    </dl>
  )
}
