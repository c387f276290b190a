import { DataTools, FilterSelect, FindField, Toggles } from '@parlour/ui-kit'
import { type RefObject, useRef, useState } from 'react'
import { AspectMark } from './aspect-mark'
import { CardEntry } from './card-entry'
import {
  ASPECT_LIST,
  type CardFilter,
  type CardGroup,
  copiesOf,
  COSTS,
  type CostRange,
  RACES,
  shownGroups,
} from './card-groups'
import styles from './cards-page.module.css'
import '../tokens.css'

const ALL: CardFilter = { text: '', aspects: new Set(), race: '', cost: 'any', order: 'cost' }
const RANGES: readonly CostRange[] = ['any', 'low', 'middle', 'high']

/** Every card of Tyrants by half-deck, from the rules' own data. */
export function CardsPage() {
  const [filter, setFilter] = useState(ALL)
  const groups = shownGroups(filter)
  const columns = useRef<HTMLDivElement>(null)
  const jump = (at: number) =>
    columns.current?.children[at]?.scrollIntoView({ inline: 'start', block: 'nearest' })
  return (
    <>
      <CardTools
        filter={filter}
        cards={groups.flatMap(({ cards }) => cards)}
        found={columns}
        onChange={setFilter}
      />
      <nav className={styles.jumps} aria-label="Half-decks">
        {groups.map(({ name }, at) => (
          <button key={name} type="button" onClick={() => jump(at)}>
            {name}
          </button>
        ))}
      </nav>
      <div ref={columns} className={styles.groups} tabIndex={0} role="region" aria-label="Cards by half-deck">
        {groups.map((group) => (
          <Group key={group.name} {...group} />
        ))}
      </div>
    </>
  )
}

function Group({ name, cards }: CardGroup) {
  return (
    <section className={styles.group} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <span>
          {cards.length} cards, {copiesOf(cards)} copies
        </span>
      </header>
      {cards.map((facts) => (
        <CardEntry key={facts.name} facts={facts} />
      ))}
    </section>
  )
}

interface CardToolsProps {
  readonly filter: CardFilter
  readonly cards: CardGroup['cards']
  /** Where they are. */
  readonly found: RefObject<HTMLElement | null>
  readonly onChange: (filter: CardFilter) => void
}

function CardTools({ filter, cards, found, onChange }: CardToolsProps) {
  const { text, aspects, race, cost, order } = filter
  const set = (part: Partial<CardFilter>) => onChange({ ...filter, ...part })
  const end = (
    <>
      <span role="status">
        <strong>{cards.length}</strong> cards, {copiesOf(cards)} copies
      </span>
      <FilterSelect
        label="Sort"
        value={order}
        options={[
          ['cost', 'by cost'],
          ['name', 'by name'],
        ]}
        onChange={(value) => set({ order: value })}
      />
    </>
  )
  return (
    <DataTools end={end}>
      <FindField value={text} onChange={(value) => set({ text: value })} found={found} />
      <Toggles
        label="Aspects"
        values={ASPECT_LIST}
        chosen={aspects}
        onChange={(value) => set({ aspects: value })}
        face={(aspect) => (
          <>
            <AspectMark aspect={aspect} />
            <span className={styles.wide}>{aspect}</span>
          </>
        )}
      />
      <FilterSelect
        label="Race"
        value={race}
        options={[['', 'Every race'], ...RACES.map((one) => [one, one] as const)]}
        onChange={(value) => set({ race: value })}
      />
      <FilterSelect
        label="Cost"
        value={cost}
        options={RANGES.map((range) => [range, COSTS[range].words] as const)}
        onChange={(value) => set({ cost: value })}
      />
    </DataTools>
  )
}
