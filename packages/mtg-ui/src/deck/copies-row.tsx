import { ActionIcon, Button } from '@mantine/core'
import { Icon } from '@parlour/ui-kit'
import styles from './deck-card.module.css'

interface CopiesRowProps {
  /** A zone of the deck or the considering pile, in words. */
  readonly place: string
  readonly count: number
  readonly onMore: () => void
  readonly onLess: () => void
  /** The places to which one copy can be moved. */
  readonly moves: readonly { readonly to: string; readonly onMove: () => void }[]
}

/** How many copies of a card lie in one place; adds one, takes one away, moves one elsewhere. */
export const CopiesRow = ({ place, count, onMore, onLess, moves }: CopiesRowProps) => (
  <section className={styles.zone} aria-label={place}>
    <h3>{place}</h3>
    <div className={styles.count}>
      <ActionIcon variant="default" aria-label={`one less in the ${place}`} onClick={onLess}>
        <Icon name="minus" />
      </ActionIcon>
      <output aria-label={`copies in the ${place}`}>{count}</output>
      <ActionIcon variant="default" aria-label={`one more in the ${place}`} onClick={onMore}>
        <Icon name="plus" />
      </ActionIcon>
    </div>
    <div className={styles.moves}>
      <span>move one to</span>
      {moves.map(({ to, onMove }) => (
        <Button key={to} size="compact-sm" aria-label={`move one from ${place} to ${to}`} onClick={onMove}>
          {to}
        </Button>
      ))}
    </div>
  </section>
)
