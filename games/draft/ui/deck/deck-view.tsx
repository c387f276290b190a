import { PILE_ORDERS, type PileOrder } from '@parlour/mtg-ui'
import { Segments, useStored } from '@parlour/ui-kit'
import { useLayoutEffect, useRef } from 'react'
import styles from './deck.module.css'

/** How the pool is shown while drafting: as the list beside the pack, or in columns under it. */
export type DeckView = 'list' | 'columns'

/** The chosen view of the deck, kept in the browser. */
export const useDeckView = () => useStored<DeckView>({ key: 'parlour-draft-deck-view', defaultValue: 'list' })

/** What the columns stand for, kept in the browser. */
export const usePileOrder = () =>
  useStored<PileOrder>({ key: 'parlour-pile-order', defaultValue: 'mana value' })

/** A switch was pressed: in the other view the focus goes to the one that stands there in its place. */
let isPressed = false

/** The switch between list and columns. */
export function DeckViewSwitch() {
  const [view, setView] = useDeckView()
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isPressed) place.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
    isPressed = false
  }, [view])
  const choose = (next: DeckView) => {
    isPressed = next !== view
    setView(next)
  }
  return (
    <div ref={place} className={styles.switch}>
      <Segments label="Deck as" names={['list', 'columns'] as const} chosen={view} onChoose={choose} />
    </div>
  )
}

/** What the columns of a pool stand for. */
export function PileOrderSwitch() {
  const [order, setOrder] = usePileOrder()
  return <Segments label="Columns by" names={PILE_ORDERS} chosen={order} onChoose={setOrder} />
}
