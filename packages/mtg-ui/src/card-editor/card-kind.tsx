import { NativeSelect } from '@mantine/core'
import { type Card, type CardData, RARITIES } from '@parlour/mtg-cards'
import styles from './card-kind.module.css'

interface CardKindProps {
  readonly card: Card
  readonly onData?: ((data: CardData) => void) | undefined
}

/**
 * Layouts of printed cards that the drawing and the rules of mana value tell apart; the card's own comes
 * first.
 */
const LAYOUTS = [
  'normal',
  'split',
  'transform',
  'modal_dfc',
  'adventure',
  'flip',
  'meld',
  'saga',
  'class',
  'case',
  'leveler',
  'mutate',
  'prototype',
  'battle',
  'planar',
  'token',
]

/** What belongs to the whole card: layout and rarity. */
export function CardKind({ card: { data }, onData }: CardKindProps) {
  const layouts = LAYOUTS.includes(data.layout) ? LAYOUTS : [data.layout, ...LAYOUTS]
  if (onData === undefined) {
    return (
      <dl className={styles.facts}>
        <dt>Layout</dt>
        <dd>{words(data.layout)}</dd>
        <dt>Rarity</dt>
        <dd>{data.rarity}</dd>
      </dl>
    )
  }
  return (
    <div className={styles.fields}>
      <NativeSelect
        label="Layout"
        data={layouts.map((value) => ({ value, label: words(value) }))}
        value={data.layout}
        onChange={(event) => onData({ ...data, layout: event.currentTarget.value })}
      />
      <NativeSelect
        label="Rarity"
        data={[...RARITIES]}
        value={data.rarity}
        onChange={(event) => {
          const rarity = RARITIES.find((value) => value === event.currentTarget.value)
          if (rarity !== undefined) onData({ ...data, rarity })
        }}
      />
    </div>
  )
}

const words = (layout: string) => layout.replaceAll('_', ' ')
