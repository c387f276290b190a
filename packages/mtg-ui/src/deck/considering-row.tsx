import { ActionIcon, Button } from '@mantine/core'
import { DECK_ZONES, type DeckZone } from '@parlour/mtg-cards'
import { Icon } from '@parlour/ui-kit'
import styles from './deck-card.module.css'
import { ZONE_NAMES } from './zone-names'

interface ConsideringRowProps {
  readonly count: number
  readonly onMore: () => void
  readonly onLess: () => void
  readonly onMove: (to: DeckZone) => void
}

/** How many copies of a card its owner considers, beside the deck. */
export function ConsideringRow({ count, onMore, onLess, onMove }: ConsideringRowProps) {
  return (
    <section className={styles.zone} aria-label="considering pile">
      <h3>considering</h3>
      <div className={styles.count}>
        <ActionIcon
          variant="default"
          aria-label="one less in the considering pile"
          disabled={count === 0}
          onClick={onLess}
        >
          <Icon name="minus" />
        </ActionIcon>
        <output aria-label="copies in the considering pile">{count}</output>
        <ActionIcon variant="default" aria-label="one more in the considering pile" onClick={onMore}>
          <Icon name="plus" />
        </ActionIcon>
      </div>
      {count === 0 ? null : (
        <div className={styles.moves}>
          <span>move one to</span>
          {DECK_ZONES.map((to) => (
            <Button
              key={to}
              size="compact-sm"
              aria-label={`move one from considering pile to ${ZONE_NAMES[to]}`}
              onClick={() => onMove(to)}
            >
              {ZONE_NAMES[to]}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}
