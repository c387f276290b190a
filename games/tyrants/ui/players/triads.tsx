import { mapNamed, placeName } from '../../rules/facts/map'
import type { Reward, Triad } from '../../rules/facts/tile-data'
import { TRIAD_TIERS, type TriadTier, triadTier } from '../../rules/facts/triad-tier'
import type { TyrantsView } from '../../rules/view'
import { OwnerMark } from '../map/troop'
import type { SeatedPlayer } from '../tyrants-view'
import styles from './players.module.css'

interface TriadsProps {
  readonly view: TyrantsView
  readonly players: readonly SeatedPlayer[]
}

/** The triads of the map: how far each player is, and unfolded the sites and what they pay. */
export const Triads = ({ view, players }: TriadsProps) =>
  mapNamed(view.map).triads.map((triad) => (
    <OneTriad key={triad.sites.join()} {...{ view, players, triad }} />
  ))

const TIER_WORDS: Readonly<Record<TriadTier, string>> = {
  presence: 'troops',
  control: 'control',
  total: 'total control',
}

function OneTriad({ view, players, triad }: TriadsProps & { readonly triad: Triad }) {
  const { named } = mapNamed(view.map)
  const places = triad.sites.flatMap((name) => named.get(name) ?? [])
  const stands = places.map(({ index }) => view.places[index] ?? { troops: [] })
  return (
    <details className={styles.triad}>
      <summary>
        Triad
        {players.map(({ name, seat }) => {
          const tier = triadTier(stands, seat)
          return (
            <span key={name} title={name}>
              <OwnerMark owner={seat} owners={view.players} />{' '}
              <span className="visually-hidden">{name}: </span>
              {tier === undefined ? 'none' : TIER_WORDS[tier]}
            </span>
          )
        })}
      </summary>
      <p>
        {places.map(placeName).join(', ')}: the best of these, at the start of a turn and when it is reached.
      </p>
      <ul>
        {TRIAD_TIERS.map((tier) => (
          <li key={tier}>
            {TIER_WORDS[tier]} in all three: {rewardWords(triad[tier])}
          </li>
        ))}
      </ul>
    </details>
  )
}

const rewardWords = ({ influence, power, points }: Reward): string =>
  [[influence, 'influence'] as const, [power, 'power'] as const, [points, 'VP'] as const]
    .filter(([count]) => count > 0)
    .map(([count, word]) => `+${count} ${word}`)
    .join(', ')
