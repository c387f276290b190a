import { useMediaQuery } from '@mantine/hooks'
import type { CardsById } from '@parlour/mtg-ui'
import { joinClasses } from '@parlour/ui-kit'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { frontCards, frontPackOf } from '../../rules/facts/front-cards'
import type { DraftView } from '../../rules/types'
import { GoneCards } from './gone-cards'
import { useCardSize, useOneByOne } from './card-size'
import { movedFocus } from './tableau-keys'
import { TableauSlot } from './tableau-slot'
import { TableauHint } from './tableau-hint'
import styles from './tableau.module.css'
import type { PackLayout } from './pack-layout'
import { useFocusOnNewPack } from './keyboard-focus'
import { usePackLayout } from './use-pack-layout'
import type { PickState } from './use-pick'

interface TableauProps {
  readonly view: DraftView
  readonly picking: PickState
  readonly saving: boolean
  readonly cards: CardsById
  /** The last pick was made by keyboard. */
  readonly keyboardRef: RefObject<boolean>
}

/**
 * The cards of the pack in front. By mouse: click chooses, a double click drafts. By keyboard: arrows move,
 * Enter chooses, Enter again drafts, Escape takes the choice back, space shows the full card.
 */
export function Tableau({ view, picking, saving, cards, keyboardRef }: TableauProps) {
  const { you } = view
  const pack = you?.pack
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [size] = useCardSize()
  const [oneByOne] = useOneByOne()
  const large = useMediaQuery('(max-width: 767px)', false, AT_ONCE) && oneByOne
  const front = frontCards(you)
  const count = front.length
  const known = you === undefined ? undefined : frontPackOf(you)
  const hasGone = known?.cards.some(({ gone }) => gone !== undefined) === true
  const { box, layout } = usePackLayout({ count, size, below: hasGone ? ROOM_FOR_GONE : 0 })
  useFocusOnNewPack(list, keyboardRef, `${pack?.id} ${count}`)
  if (you === undefined || pack === undefined) return null
  const focused = Math.min(at, count - 1)
  const blocked = (id: string) => id === you.scarredCardId && picking.mode === 'draft' && count > 1

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const element = list.current
    const card = front[focused]
    if (event.key === 'Escape') picking.cancel()
    if (!isOnCard(event)) return
    if (event.key === 'Enter' && card !== undefined && !blocked(card.id) && !saving) {
      event.preventDefault()
      // A held key chooses; its repeats do not confirm.
      if (event.repeat) return
      keyboardRef.current = true
      if (picking.mode === 'draft' && picking.chosen?.id === card.id) void picking.draft(card.id)
      else picking.take(card.id)
    }
    const next = movedFocus(event.key, { at: focused, count, across: columnsOf(element) })
    if (next === undefined || element === null) return
    event.preventDefault()
    setAt(next)
    element.querySelectorAll<HTMLButtonElement>('[data-pick]')[next]?.focus()
  }

  return (
    <div
      ref={box}
      className={joinClasses(styles.pack, large && styles.oneByOne)}
      data-pack-place=""
      data-chosen={picking.chosen?.id}
      style={gridStyle(layout)}
    >
      <ul
        className={styles.cards}
        ref={list}
        onKeyDown={onKeyDown}
        // The space bar shows a card and never takes one, not even a card that is still to come.
        onKeyUp={(event) => event.key === ' ' && isOnCard(event) && event.preventDefault()}
        aria-label="Cards of the pack"
      >
        {front.map((card, index) => (
          <TableauSlot
            key={card.id}
            packCard={card}
            card={cards.get(card._id)}
            place={`card ${index + 1} of ${count}, pick ${view.packSize - count + 1}`}
            chosen={picking.chosen?.id === card.id}
            blocked={blocked(card.id)}
            disabled={saving || picking.mode === 'none'}
            inTabOrder={index === focused}
            large={large}
            onFocus={() => setAt(index)}
            onTake={() => {
              keyboardRef.current = false
              picking.take(card.id)
            }}
            onDraft={picking.mode === 'draft' ? () => void picking.draft(card.id) : undefined}
          />
        ))}
        {count % layout.across === 0 || picking.mode !== 'draft' ? null : (
          <TableauHint key={`hint of ${pack.id}`} />
        )}
      </ul>
      <GoneCards key={pack.id} known={known} />
    </div>
  )
}

const AT_ONCE = { getInitialValueInEffect: false }

/** The heading of the cards that are gone and their first line, in px. */
const ROOM_FOR_GONE = 68

/** Whether a key was pressed on a card to pick, not on a button that turns one over. */
const isOnCard = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.dataset.pick !== undefined

function columnsOf(element: HTMLElement | null): number {
  if (element === null) return 1
  return Math.max(1, getComputedStyle(element).gridTemplateColumns.split(' ').length)
}

/** The grid of the pack for its style sheet. */
const gridStyle = ({ across, cardWidth, rowHeight }: PackLayout): object => ({
  '--across': across,
  '--card-width': `${cardWidth}px`,
  '--row-height': `${rowHeight}px`,
})
