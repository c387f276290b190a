import type { MouseEvent, PointerEvent } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Table } from '../table/table'
import { type CardMenu, clicked, type ClickEffect, type Hit } from './click-rules'
import { createDrag, type DragOptions, type Drop } from './drag'
import styles from './gestures.module.css'
import { hitOf } from './hit-of'
import type { CommandContext } from './command'
import { playFromHand } from './play-from-hand'
import { NOTHING_POINTED } from './pointing'
import { sentFor } from './sent'
import { useTableStore } from './table-store'
import { useActing } from './use-acting'

/** Handlers for an element that holds parts of the table. */
export interface Gestures {
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
  readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
}

/** Clicks, drags and the context menu on the table (rules: screens 2.4). */
export function useGestures(context: CommandContext, menu: CardMenu): Gestures {
  const { table } = context
  const store = useTableStore()
  const { act } = useActing()
  const drag = useDrag(table)
  const isOwnClick = (hit: Hit, target: Element) =>
    hit.kind === 'background' && target.closest('button, a, input, [role="dialog"], [data-menu]') !== null
  return {
    onClick(event) {
      if (!(event.target instanceof Element) || drag.swallows()) return
      const hit = hitOf(event.target, table, event.shiftKey)
      // A button of another part answers its own click.
      if (isOwnClick(hit, event.target)) return
      const before = store.getState().pointing
      // A card that has moved meanwhile is not chosen any more.
      const selected = before.selected.filter((card) => table.places.has(card))
      const { pointing, done } = clicked({ ...before, selected }, hit, { now: Date.now(), menu })
      store.setState({ pointing })
      if (done?.kind === 'play') playFromHand(done.card, context)
      else if (done !== undefined) act(...sentFor(done, table))
    },
    onContextMenu(event) {
      if (!(event.target instanceof Element)) return
      const hit = hitOf(event.target, table, false)
      if (hit.kind === 'background') return
      event.preventDefault()
      const { selected } = store.getState().pointing
      if (hit.kind === 'card')
        store.setState({
          pointing: {
            ...NOTHING_POINTED,
            selected: selected.includes(hit.card) ? selected : [hit.card],
            menu: { kind: 'card' },
          },
        })
      else if (hit.kind === 'zone')
        store.setState({ pointing: { ...NOTHING_POINTED, menu: { kind: 'zone', zone: hit.zone } } })
      else store.setState({ pointing: { ...NOTHING_POINTED, menu: { kind: 'player', player: hit.player } } })
    },
    onPointerDown: (event) => drag.press(event.nativeEvent, event.currentTarget),
  }
}

function useDrag(table: Table) {
  const dragged = useDragged(table)
  const latest = useRef(dragged)
  useLayoutEffect(() => {
    latest.current = dragged
  })
  const [drag] = useState(createDrag)
  const swallowing = useRef(false)
  useEffect(() => {
    const move = (event: globalThis.PointerEvent) => drag.move(event, latest.current)
    const up = (event: globalThis.PointerEvent) => {
      if (!drag.release(event, latest.current)) return
      swallowing.current = true
      // The click that ends a drag comes before anything else that was waiting.
      setTimeout(() => {
        swallowing.current = false
      })
    }
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && drag.end()
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', drag.end)
    window.addEventListener('keydown', escape)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', drag.end)
      window.removeEventListener('keydown', escape)
      drag.end()
    }
  }, [drag])
  return { press: drag.press, swallows: () => swallowing.current }
}

/** What a drag does on this table. */
function useDragged(table: Table): DragOptions {
  const store = useTableStore()
  const { act, mayAct } = useActing()
  return {
    onStart: () => store.setState(({ pointing }) => ({ pointing: { ...pointing, menu: undefined } })),
    onDrop: (drop) => {
      const done = doneByDrop(drop, table, store.getState().pointing.selected)
      store.setState({ pointing: NOTHING_POINTED })
      if (done !== undefined && mayAct) act(...sentFor(done, table))
    },
    onLasso: (cards) =>
      store.setState({
        pointing: {
          ...NOTHING_POINTED,
          selected: cards.filter((card) => table.places.has(card)),
          menu: cards.length > 0 ? { kind: 'bar' } : undefined,
        },
      }),
    ghostClass: styles.ghost ?? '',
    lassoClass: styles.lasso ?? '',
  }
}

/**
 * A card let go over a card of its own zone takes that card's place; elsewhere it goes to the bottom, on a
 * name to the top.
 */
function doneByDrop(
  { card, zone, onName, onCard }: Drop,
  { places }: Pick<Table, 'places'>,
  selected: readonly string[],
): Exclude<ClickEffect, { readonly kind: 'play' }> | undefined {
  const from = places.get(card)
  if (from === undefined) return undefined
  const cards = selected.includes(card) ? selected : [card]
  if (onName) return { kind: 'move', cards, zone, index: 0 }
  const under = onCard === undefined ? undefined : places.get(onCard)
  if (from.zone !== zone) return { kind: 'move', cards, zone }
  if (under === undefined || under.card.id === card) return undefined
  return { kind: 'move', cards, zone, index: under.index }
}
