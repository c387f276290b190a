import { type Card, cardSetCode, isScarred, type Rarity } from '@parlour/mtg-cards'
import { joinClasses } from '@parlour/ui-kit'
import styles from './magic-card.module.css'
import type { CardVersion } from './shown-field'

const RARITY_CLASS: Readonly<Record<Rarity, string | undefined>> = {
  common: styles.common,
  uncommon: styles.uncommon,
  rare: styles.rare,
  mythic: styles.mythic,
  special: styles.rare,
  bonus: styles.rare,
}

/** A rarity as a small chip: its color and its first letter. */
export function RarityChip({ rarity }: { readonly rarity: Rarity }) {
  return (
    <abbr className={joinClasses(styles.rarity, RARITY_CLASS[rarity])} title={rarity}>
      {rarity.slice(0, 1).toUpperCase()}
    </abbr>
  )
}

interface CardFootProps {
  readonly card: Card
  readonly artist: string
  readonly version: CardVersion
  readonly onVersion: (version: CardVersion) => void
}

/**
 * The last line of a full card: rarity, set, artist, and, on a scarred card, the way to its original text and
 * back.
 */
export function CardFoot({ card, artist, version, onVersion }: CardFootProps) {
  return (
    <footer className={styles.foot}>
      <RarityChip rarity={card.data.rarity} />
      <span className={styles.maker}>
        {[cardSetCode(card.data), artist].filter((text) => text !== '').join(' · ')}
      </span>
      {isScarred(card) ? (
        <button
          type="button"
          className={styles.version}
          onClick={() => onVersion(version === 'current' ? 'original' : 'current')}
        >
          {version === 'current' ? 'original' : 'scarred'}
        </button>
      ) : null}
    </footer>
  )
}
