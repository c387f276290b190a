import { type Card, COLOR_WORDS, creaturesByColor, fixedPairs, removalByColor } from '@parlour/mtg-cards'
import { ManaIcon } from '@parlour/mtg-ui'
import { Panel } from '@parlour/ui-kit'
import { type Bar, Bars } from './bars'
import styles from './numbers.module.css'

/** How much removal and how many cheap creatures each color has, and how many lands each pair. */
export function ColorNumbers({ cards }: { readonly cards: readonly Card[] }) {
  const byColor = (counts: ReturnType<typeof removalByColor>): readonly Bar[] =>
    counts.map(({ color, count }) => ({
      id: color,
      label: COLOR_WORDS[color],
      count,
      fill: `var(--magic-${COLOR_WORDS[color]}-edge)`,
    }))
  return (
    <>
      <Panel title="Removal by color">
        <Bars bars={byColor(removalByColor(cards))} />
        <p className={styles.note}>
          Counted by what a card says: destroys, exiles, damages, shrinks, returns or fights.
        </p>
      </Panel>
      <Panel title="Creatures for two mana">
        <Bars bars={byColor(creaturesByColor(cards, 2))} />
      </Panel>
      <Panel title="Lands that make two colors">
        <Bars
          bars={fixedPairs(cards).map(({ colors, lands }) => ({
            id: colors.join(''),
            label: (
              <>
                {colors.map((color) => (
                  <ManaIcon key={color} symbol={color.toUpperCase()} unnamed />
                ))}{' '}
                {colors.map((color) => COLOR_WORDS[color]).join(', ')}
              </>
            ),
            count: lands,
            fill: 'var(--magic-land-edge)',
          }))}
        />
      </Panel>
    </>
  )
}
