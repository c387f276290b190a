import type { CardOnTable } from '../table/table-card'
import type { Geometry } from './geometry'
import type { Heap } from './heaps'

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A heap of cards at its place in a row. */
export interface PlacedHeap {
  readonly heap: Heap
  readonly box: Box
  /** The cards under the first, as far as they are drawn. */
  readonly edges: readonly Box[]
  readonly tucked: readonly { readonly card: CardOnTable; readonly box: Box }[]
  /** How much of the card the next one leaves free; 0 where it shows whole. */
  readonly show: number
  /** How many cards are untapped, in a heap with tapped ones too; 0 where all are alike. */
  readonly open: number
}

/** How far the cards of a heap look out, and how many of them are drawn. */
const FAN = 8
const DRAWN = 4
/** How far what is attached looks out to the side and above its card; that card keeps a least height. */
const TUCK = 6
const STRIP = 20
const LEAST_HOST = 62

type Size = Pick<Geometry, 'width' | 'height' | 'gap'>

/** Returns the width that heaps take in a row when none covers another. */
export function rowWidth(heaps: readonly Heap[], size: Size): number {
  const widths = heaps.map((heap) => heapWidth(heap, size))
  return heaps.length === 0 ? 0 : sum(widths) + (heaps.length - 1) * size.gap
}

/** Less than this of a card tells nobody which it is. */
const LEAST_SHOWN = 40

/** Whether so little would show of the cards of a row that lines of text say more. */
export function isTooCrowded(heaps: readonly Heap[], size: Size, width: number): boolean {
  const last = heaps.at(-1)
  if (last === undefined || heaps.length < 2) return false
  return (width - heapWidth(last, size)) / (heaps.length - 1) < LEAST_SHOWN
}

function heapWidth({ cards, tucked }: Heap, { width, height }: Size): number {
  const own = cards[0].tapped ? height : width
  return own + Math.min(cards.length - 1, DRAWN - 1) * FAN + tucked.length * TUCK
}

/**
 * Returns the places of heaps in a row of the given width: where it is too narrow, all steps shrink evenly.
 */
export function placeRow(
  heaps: readonly Heap[],
  size: Size,
  room: { readonly width: number; readonly merged: boolean },
): readonly PlacedHeap[] {
  const widths = heaps.map((heap) => heapWidth(heap, size))
  const natural = rowWidth(heaps, size)
  const last = widths.at(-1) ?? 0
  const squeeze =
    natural > room.width && heaps.length > 1 ? Math.max(0, (room.width - last) / (natural - last)) : 1
  let x = 0
  return heaps.map((heap, index) => {
    const wide = widths[index] ?? 0
    const at = Math.round(x * squeeze)
    const step = Math.round((wide + size.gap) * squeeze)
    x += wide + size.gap
    const own = heap.cards[0].tapped ? size.height : size.width
    const isTight = squeeze < 0.96 && index < heaps.length - 1 && step < own - 2
    return placeHeap(heap, size, { at, show: isTight ? step - 2 : 0, merged: room.merged })
  })
}

function placeHeap(
  heap: Heap,
  { width, height }: Size,
  { at, show, merged }: { readonly at: number; readonly show: number; readonly merged: boolean },
): PlacedHeap {
  const [first] = heap.cards
  const [w, h] = first.tapped ? [height, width] : [width, height]
  const top = first.tapped ? height - width : 0
  const count = heap.tucked.length
  const strip = count === 0 ? 0 : Math.min(STRIP, (height - LEAST_HOST) / count)
  const over = Math.max(0, strip * count - top)
  const untapped = heap.cards.filter(({ tapped }) => !tapped).length
  const open = merged && untapped < heap.cards.length ? untapped : 0
  return {
    heap,
    box: { x: at, y: count > 0 ? top + over : top / 2, w, h: h - over },
    edges: edgesOf(heap, { at, w, h, top, turned: open === 0 ? undefined : { height, width } }),
    tucked: heap.tucked.map((card, index) => ({
      card,
      box: {
        x: at + TUCK * (count - index),
        y: Math.max(0, top - strip * count) + index * strip,
        w: w - 4,
        h: strip + 12,
      },
    })),
    show,
    open,
  }
}

interface Edges {
  readonly at: number
  readonly w: number
  readonly h: number
  readonly top: number
  /** The size of a card, where tapped ones look out behind an untapped one. */
  readonly turned: { readonly width: number; readonly height: number } | undefined
}

function edgesOf({ cards }: Heap, { at, w, h, top, turned }: Edges): readonly Box[] {
  const drawn = Math.min(cards.length, DRAWN)
  const tapped = turned === undefined ? 0 : Math.min(2, cards.filter((card) => card.tapped).length)
  return Array.from({ length: drawn - 1 }, (_, index) => {
    const x = at + (drawn - 1 - index) * FAN
    if (turned !== undefined && index < tapped)
      return { x, y: turned.height - turned.width, w, h: turned.width - 3 }
    return { x, y: top / 2 + 3, w, h: h - 6 }
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
