import { Button, Checkbox, TextInput } from '@mantine/core'
import { cardOracleText, DECK_SECTIONS, type DeckSection, deckSection } from '@parlour/mtg-cards'
import { cardCount, MagicCard, ManaCost } from '@parlour/mtg-ui'
import { moveInList, useOneTabStop, useSearchKeys } from '@parlour/ui-kit'
import { useState } from 'react'
import { MOVES } from '../acting/card-commands'
import { keyCap } from '../acting/key-cap'
import { type TableActing, useActing } from '../acting/use-acting'
import { faceOf, labelOf } from '../card/card-facts'
import type { CardOnTable } from '../table/table-card'
import type { CardPosition, TableZone } from '../table/table'
import type { ZoneDialogProps } from './dialog-props'
import styles from './dialogs.module.css'
import { TableSheet } from './table-sheet'

const TARGETS = [
  MOVES.hand,
  MOVES.creatures,
  MOVES.battlefield,
  MOVES.land,
  MOVES.graveyard,
  MOVES.exile,
  MOVES.top,
] as const

/**
 * The cards of a zone in order of kind and name. Only this list is sorted: the zone keeps its order, unless
 * it is closed by the button that shuffles.
 */
export function SearchDialog({ zone, context, onClose }: ZoneDialogProps) {
  const isLibrary = zone.name === 'library'
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [shuffles, setShuffles] = useState(isLibrary)
  const tabStop = useOneTabStop<HTMLDivElement>()
  const { act } = useActing()
  const groups = groupsOf(zone, words)
  const group = groups.flatMap(([, some]) => some).find(({ name }) => name === chosen)
  const [card] = group?.cards ?? []
  const place = card === undefined ? undefined : context.table.places.get(card.id)
  const closeAsChosen = () => {
    if (shuffles) act({ name: 'shuffle', zoneId: zone.id })
    onClose()
  }
  const onSearchKey = useSearchKeys({ list: tabStop.ref }, () => setChosen(groups[0]?.[1][0]?.name))
  return (
    <TableSheet
      title={`${zone.player}’s ${zone.name}, ${cardCount(zone.count)}`}
      size={1000}
      onClose={onClose}
      footer={() => (
        <>
          {isLibrary ? (
            <Checkbox
              label="shuffle on closing"
              checked={shuffles}
              onChange={(event) => setShuffles(event.currentTarget.checked)}
            />
          ) : null}
          <Button variant="filled" onClick={closeAsChosen}>
            {shuffles ? 'close and shuffle' : 'close'}
          </Button>
        </>
      )}
    >
      <div className={styles.search}>
        <div>
          <TextInput
            data-autofocus
            type="search"
            aria-label={`Search the ${zone.name}`}
            placeholder="name, type or text"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
            onKeyDown={onSearchKey}
          />
          <div className={styles.columns} role="group" aria-label="Cards">
            <div {...tabStop} className={styles.sections} onKeyDown={moveInList}>
              <SectionList sections={groups} chosen={chosen} onChoose={setChosen} />
            </div>
          </div>
        </div>
        <div className={styles.shown}>
          {card?.card === undefined ? (
            <p className={styles.hint}>Choose a card to see it and to move it.</p>
          ) : (
            <MagicCard card={card.card} size="full" />
          )}
          {place === undefined ? null : <Acts {...{ place, context, act }} />}
        </div>
      </div>
    </TableSheet>
  )
}

interface SectionListProps {
  readonly sections: Sections
  readonly chosen: string | undefined
  readonly onChoose: (name: string) => void
}

function SectionList({ sections, chosen, onChoose }: SectionListProps) {
  return sections.map(([section, groups]) => (
    <section key={section}>
      <h3>
        {section} <span>{groups.reduce((sum, { cards }) => sum + cards.length, 0)}</span>
      </h3>
      {groups.map(({ name, cards }) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          className={styles.pick}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          <small>{cards.length}</small>
          <span>{name}</span>
          <ManaCost cost={faceOf(cards[0])?.mana_cost ?? ''} />
        </button>
      ))}
    </section>
  ))
}

interface ActsProps extends Pick<ZoneDialogProps, 'context'> {
  readonly place: CardPosition
  readonly act: TableActing['act']
}

/** What can be done with the chosen card. */
function Acts({ place, context, act }: ActsProps) {
  return (
    <div className={styles.acts}>
      {TARGETS.map((command) => (
        <Button
          key={command.label}
          size="compact-sm"
          variant="default"
          title={command.key === undefined ? undefined : keyCap(command.key)}
          onClick={() => command.run([place], { ...context, act })}
        >
          {command.label}
        </Button>
      ))}
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => act({ name: 'reveal', cardId: place.card.id })}
      >
        reveal
      </Button>
    </div>
  )
}

interface Group {
  readonly name: string
  readonly cards: readonly [CardOnTable, ...CardOnTable[]]
}
type Sections = readonly (readonly [section: DeckSection | 'unknown', groups: readonly Group[]])[]

/** The cards that hold all of the words, by kind and then by name; what the viewer does not know last. */
function groupsOf({ cards, bottom }: TableZone, words: string): Sections {
  const wanted = words.toLowerCase().split(/\s+/)
  const found = [...cards, ...bottom].filter((card) => wanted.every((word) => textOf(card).includes(word)))
  const sectionOf = ({ card }: CardOnTable) => (card === undefined ? 'unknown' : deckSection(card.data))
  return [...DECK_SECTIONS, 'unknown' as const]
    .map((section) => [section, grouped(found.filter((card) => sectionOf(card) === section))] as const)
    .filter(([, groups]) => groups.length > 0)
}

function grouped(cards: readonly CardOnTable[]): readonly Group[] {
  const groups = new Map<string, [CardOnTable, ...CardOnTable[]]>()
  for (const card of cards) {
    const there = groups.get(labelOf(card))
    if (there === undefined) groups.set(labelOf(card), [card])
    else there.push(card)
  }
  return [...groups]
    .map(([name, some]) => ({ name, cards: some }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

const textOf = (card: CardOnTable) =>
  `${labelOf(card)} ${faceOf(card)?.type_line ?? ''} ${cardOracleText(card.card?.data)}`.toLowerCase()
