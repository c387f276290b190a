import { joinClasses, seatClass } from '@parlour/ui-kit'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTableState } from '../acting/table-store'
import { playerNamed, type Table } from '../table/table'
import { aimPath, type Bounds } from './aim-path'
import styles from './arrows.module.css'

/** What an arrow leads to: selectors, of which the first that can be seen counts. */
interface Arrow {
  readonly from: string
  readonly to: readonly string[]
  readonly seat: number
  readonly isChoosing: boolean
}

/** Cards fly for a while after a change; arrows are drawn once more when they have landed. */
const LANDED = 320

/** The arrows from cards to what they aim at, over the whole screen; dashed ones while a target is chosen. */
export function Arrows({ table }: { readonly table: Table }) {
  const layer = useRef<SVGSVGElement>(null)
  const arrows = [...fixedArrows(table), ...useChosen(table)]
  const drawn = arrows.map(({ from, to }) => `${from} ${to[0] ?? ''}`).join(' ')
  useLayoutEffect(() => {
    const draw = () => layer.current && drawAll(layer.current)
    draw()
    const later = setTimeout(draw, LANDED)
    const observer = new ResizeObserver(draw)
    for (const element of document.querySelectorAll('[data-board]')) observer.observe(element)
    window.addEventListener('scroll', draw, { capture: true, passive: true })
    // A window of another size may have another board: what is watched is then gone.
    let resized: ReturnType<typeof setTimeout> | undefined
    const onResize = () => {
      clearTimeout(resized)
      resized = setTimeout(draw, LANDED)
    }
    window.addEventListener('resize', onResize)
    return () => {
      clearTimeout(later)
      clearTimeout(resized)
      observer.disconnect()
      window.removeEventListener('resize', onResize)
      window.removeEventListener('scroll', draw, { capture: true })
    }
  }, [table, drawn])
  if (arrows.length === 0) return null
  return (
    <svg ref={layer} className={styles.layer} aria-hidden="true">
      {arrows.map(({ from, to, seat, isChoosing }) => (
        <g
          key={`${from} ${to[0] ?? ''}`}
          className={joinClasses(styles.arrow, seatClass(seat), isChoosing && styles.choosing)}
          data-from={from}
          data-to={JSON.stringify(to)}
        >
          <path className={styles.halo} data-line />
          <path className={styles.line} data-line />
          <path className={styles.head} data-head />
        </g>
      ))}
    </svg>
  )
}

const cardAt = (handle: string) => `[data-card="${CSS.escape(handle)}"]`
const playerAt = (name: string) => `[data-player-name="${CSS.escape(name)}"]`

function fixedArrows(table: Table): readonly Arrow[] {
  return [...table.places.values()].flatMap(({ card, player }) => {
    const shared = { from: cardAt(card.id), seat: playerNamed(table, player)?.seat ?? 0, isChoosing: false }
    const targets = card.targets.map((target) => ({
      ...shared,
      to: 'player' in target ? [playerAt(target.player)] : goalsOf(table, target.card),
    }))
    // What is tucked behind its host needs no arrow to it.
    const isApart = card.attachedTo !== undefined && !table.isTucked(card)
    return isApart ? [...targets, { ...shared, to: goalsOf(table, card.attachedTo) }] : targets
  })
}

/** A card that is not drawn by itself lies somewhere in its zone. */
function goalsOf({ places }: Table, handle: string): readonly string[] {
  const zone = places.get(handle)?.zone
  const heap = `[data-heap~="${CSS.escape(handle)}"]`
  return [cardAt(handle), heap, ...(zone === undefined ? [] : [`[data-zone="${CSS.escape(zone)}"]`])]
}

/** The arrows to what the pointer or the focus is on, while a target is chosen. */
function useChosen(table: Table): readonly Arrow[] {
  const mode = useTableState(({ pointing }) => pointing.mode)
  const [over, setOver] = useState<string>()
  const isChoosing = mode?.kind === 'target'
  useEffect(() => {
    if (!isChoosing) return undefined
    const follow = ({ target }: Event) => setOver(aimedAt(target))
    window.addEventListener('pointerover', follow)
    window.addEventListener('focusin', follow)
    return () => {
      window.removeEventListener('pointerover', follow)
      window.removeEventListener('focusin', follow)
    }
  }, [isChoosing])
  if (!isChoosing || over === undefined) return []
  const seat = table.own.seat
  return mode.cards
    .filter((card) => cardAt(card) !== over)
    .map((card) => ({ from: cardAt(card), to: [over], seat, isChoosing: true }))
}

function aimedAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined
  const card = target.closest('[data-card]')?.getAttribute('data-card')
  const player = target.closest('[data-player-name]')?.getAttribute('data-player-name')
  if (typeof card === 'string') return cardAt(card)
  return typeof player === 'string' ? playerAt(player) : undefined
}

function drawAll(layer: SVGSVGElement): void {
  const seam = document.querySelector('[data-seam]')?.getBoundingClientRect()
  const height = seam === undefined ? undefined : (seam.top + seam.bottom) / 2
  for (const group of layer.querySelectorAll('g')) {
    const from = boundsOf([group.dataset.from ?? ''])
    const to = boundsOf(JSON.parse(group.dataset.to ?? '[]') as readonly string[])
    const path = from === undefined || to === undefined ? undefined : aimPath(from, to, height)
    for (const line of group.querySelectorAll('[data-line]')) line.setAttribute('d', path?.line ?? '')
    for (const head of group.querySelectorAll('[data-head]')) head.setAttribute('d', path?.head ?? '')
  }
}

/**
 * Where the first of some elements that can be seen stands; undefined where the board has scrolled it away.
 */
function boundsOf(selectors: readonly string[]): Bounds | undefined {
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect()
      if (box.width === 0) continue
      const frame = element.closest('[data-board]')?.getBoundingClientRect()
      const isShown =
        frame === undefined ||
        (box.bottom > frame.top && box.top < frame.bottom && box.right > frame.left && box.left < frame.right)
      if (isShown) return box
    }
  return undefined
}
