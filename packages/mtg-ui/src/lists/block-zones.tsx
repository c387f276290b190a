import { SegmentedControl } from '@mantine/core'
import {
  blocksOfOutcomes,
  type CardListOutcome,
  cardName,
  DECK_ZONES,
  type DeckZone,
  likelyZones,
  type ListBlock,
} from '@parlour/mtg-cards'
import styles from './deck-import.module.css'
import { ZONE_NAMES } from '../deck/zone-names'

/** The zone that was chosen for each block of a list. */
export type ChosenZones = readonly (DeckZone | undefined)[]

interface BlockZonesProps {
  readonly outcomes: readonly CardListOutcome[]
  readonly chosen: ChosenZones
  readonly onChoose: (zones: ChosenZones) => void
}

/** Asks where the cards between blank lines belong, with a guess at each; nothing for a list in one piece. */
export function BlockZones({ outcomes, chosen, onChoose }: BlockZonesProps) {
  const blocks = blocksOfOutcomes(outcomes)
  if (blocks.length === 0) return null
  const likely = likelyZones(blocks)
  return (
    <fieldset className={styles.blocks}>
      <legend>Blank lines part this list. Where does each part belong?</legend>
      {blocks.map((block, at) => (
        <div key={at} className={styles.block}>
          <p>
            <b>{block.count === 1 ? '1 card' : `${block.count} cards`}</b> {firstNames(block)}
            {chosen[at] === undefined ? <i className={styles.guess}>guessed</i> : null}
          </p>
          <SegmentedControl
            size="xs"
            fullWidth
            aria-label={`Part ${at + 1}`}
            data={DECK_ZONES.map((zone) => ({ value: zone, label: ZONE_NAMES[zone] }))}
            value={chosen[at] ?? likely[at] ?? 'main'}
            onChange={(value) => {
              const zone = DECK_ZONES.find((one) => one === value)
              onChoose(blocks.map((_, place) => (place === at ? zone : chosen[place])))
            }}
          />
        </div>
      ))}
    </fieldset>
  )
}

/** How many names tell a block from the others. */
const MOST_NAMED = 3

function firstNames({ cards }: ListBlock): string {
  const names = cards.slice(0, MOST_NAMED).map(({ data }) => cardName(data))
  return cards.length > MOST_NAMED ? `${names.join(', ')} …` : names.join(', ')
}
