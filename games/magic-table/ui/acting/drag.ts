/** How far the pointer moves before a press becomes a drag, in px. */
const STILL = 6

/** Where a card was let go. */
export interface Drop {
  readonly card: string
  readonly zone: string
  /** Dropped on the name of the zone: the card goes on top. */
  readonly onName: boolean
  /** The card under the pointer. */
  readonly onCard: string | undefined
}

/** What a drag does on its screen. */
export interface DragOptions {
  /** A drag has begun: previews and menus go. */
  readonly onStart: () => void
  readonly onDrop: (drop: Drop) => void
  /** A frame was drawn around these cards; around a heap, it takes all of them. */
  readonly onLasso: (cards: readonly string[]) => void
  /** Class names of the ghost and of the frame. */
  readonly ghostClass: string
  readonly lassoClass: string
}

/** What is under way: a card with its ghost, or a frame from the free table. */
interface ActiveDrag {
  readonly root: HTMLElement
  readonly source: HTMLElement | null
  readonly from: Point
  /** Where the pointer is within the card. */
  readonly grip: Point
  readonly float: HTMLElement
  readonly pieces: readonly Piece[]
}
interface Point {
  readonly x: number
  readonly y: number
}
interface Piece {
  readonly element: HTMLElement
  readonly box: DOMRect
}

/** What a drag keeps between two events. */
interface DragState {
  pressed: { readonly root: HTMLElement; readonly target: Element; readonly at: Point } | undefined
  underway: ActiveDrag | undefined
  over: Element | null
  frame: number
  last: Point
}

/** A drag on one screen. */
export interface Drag {
  readonly press: (event: PointerEvent, root: HTMLElement) => void
  readonly move: (event: PointerEvent, dragged: DragOptions) => void
  /** Returns whether something was dragged. */
  readonly release: (event: PointerEvent, dragged: DragOptions) => boolean
  readonly end: () => void
}

/**
 * Drags by mouse or pen. Only the ghost moves while dragging: the page redraws nothing until the card is let
 * go.
 */
export function createDrag(): Drag {
  const dragging: DragState = {
    pressed: undefined,
    underway: undefined,
    over: null,
    frame: 0,
    last: { x: 0, y: 0 },
  }
  return {
    press: (event, root) => {
      if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return
      dragging.pressed = { root, target: event.target, at: pointOf(event) }
    },
    move: (event, dragged) => move(dragging, pointOf(event), dragged),
    release: (event, dragged) => release(dragging, pointOf(event), dragged),
    end: () => end(dragging),
  }
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

function move(dragging: DragState, point: Point, dragged: DragOptions): void {
  const { pressed } = dragging
  dragging.last = point
  if (pressed !== undefined && dragging.underway === undefined) {
    if (Math.hypot(point.x - pressed.at.x, point.y - pressed.at.y) < STILL) return
    dragging.underway = begun(pressed, dragged)
    if (dragging.underway === undefined) return end(dragging)
    dragged.onStart()
  }
  if (dragging.underway !== undefined && dragging.frame === 0)
    dragging.frame = requestAnimationFrame(() => draw(dragging))
}

/** Drawn once a frame, however often the pointer moved. */
function draw(dragging: DragState): void {
  const { underway, last } = dragging
  dragging.frame = 0
  if (underway === undefined) return
  if (underway.source === null) return drawLasso(underway, last)
  const { grip, float } = underway
  float.style.transform = `translate(${last.x - grip.x}px, ${last.y - grip.y}px) rotate(3deg)`
  mark(dragging, document.elementFromPoint(last.x, last.y))
}

/** Marks the zone under the pointer, with the place in it that the card would go to. */
function mark(dragging: DragState, under: Element | null): void {
  const zone = under?.closest('[data-zone]') ?? null
  if (zone !== dragging.over) dragging.over?.removeAttribute('data-drop')
  const words = zone === null || under === null ? '' : placeWords(zone, under, dragging.underway?.source)
  // Written only when it changes, so that the page need not recalculate its styles in each frame.
  if (zone?.getAttribute('data-drop') !== words) zone?.setAttribute('data-drop', words)
  dragging.over = zone
}

/** What the style sheet writes on a zone that a card is dragged over. */
function placeWords(zone: Element, under: Element, source: Element | null | undefined): string {
  if (under.closest('[data-zone-name]') !== null) return 'to the top'
  if (zone !== source?.closest('[data-zone]'))
    return zone.matches('[data-kind="graveyard"]') ? 'to the top' : 'to the bottom'
  return under.closest('[data-card]') === null ? '' : 'to this place'
}

function release(dragging: DragState, point: Point, { onDrop, onLasso }: DragOptions): boolean {
  const { underway } = dragging
  if (underway === undefined) {
    dragging.pressed = undefined
    return false
  }
  const under = document.elementFromPoint(point.x, point.y)
  const caught = underway.source === null ? caughtBy(underway, point) : []
  const names = caught.flatMap(({ dataset }) => (dataset.heap ?? dataset.card ?? '').split(' '))
  end(dragging)
  if (underway.source === null) onLasso(names)
  else dropped(underway.source, under, onDrop)
  return true
}

function end(dragging: DragState): void {
  cancelAnimationFrame(dragging.frame)
  dragging.frame = 0
  dragging.underway?.float.remove()
  dragging.underway?.source?.removeAttribute('data-lifted')
  for (const { element } of dragging.underway?.pieces ?? []) element.removeAttribute('data-caught')
  mark(dragging, null)
  dragging.underway = undefined
  dragging.pressed = undefined
}

function dropped(source: Element, under: Element | null, onDrop: DragOptions['onDrop']): void {
  const card = source.getAttribute('data-card') ?? source.getAttribute('data-drags')
  const zone = under?.closest('[data-zone]')?.getAttribute('data-zone')
  if (card === null || typeof zone !== 'string') return
  onDrop({
    card,
    zone,
    onName: under?.closest('[data-zone-name]') !== null,
    onCard: under?.closest('[data-card]')?.getAttribute('data-card') ?? undefined,
  })
}

function begun(
  { root, target, at }: { readonly root: HTMLElement; readonly target: Element; readonly at: Point },
  { ghostClass, lassoClass }: DragOptions,
): ActiveDrag | undefined {
  const source = target.closest<HTMLElement>('[data-card], [data-drags]')
  // A frame is drawn from the free table alone.
  if (source === null && (target.closest('button') !== null || target.closest('[data-board]') === null))
    return undefined
  if (source === null) {
    const float = document.createElement('div')
    float.className = lassoClass
    document.body.append(float)
    const cards = [...root.querySelectorAll<HTMLElement>('[data-card]')]
    const pieces = cards.map((element) => ({ element, box: element.getBoundingClientRect() }))
    return { root, source, from: at, grip: { x: 0, y: 0 }, float, pieces }
  }
  const box = source.getBoundingClientRect()
  const ghost = source.cloneNode(true) as HTMLElement
  ghost.classList.add(ghostClass)
  for (const name of ['data-card', 'data-drags', 'data-in', 'aria-label']) ghost.removeAttribute(name)
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, { width: `${source.offsetWidth}px`, height: `${source.offsetHeight}px` })
  document.body.append(ghost)
  source.setAttribute('data-lifted', '')
  return { root, source, from: at, grip: { x: at.x - box.left, y: at.y - box.top }, float: ghost, pieces: [] }
}

const framed = (from: Point, to: Point) => ({
  left: Math.min(from.x, to.x),
  top: Math.min(from.y, to.y),
  right: Math.max(from.x, to.x),
  bottom: Math.max(from.y, to.y),
})

function drawLasso(underway: ActiveDrag, to: Point): void {
  const { from, float } = underway
  const { left, top, right, bottom } = framed(from, to)
  float.style.transform = `translate(${left}px, ${top}px)`
  float.style.width = `${right - left}px`
  float.style.height = `${bottom - top}px`
  const caught = new Set(caughtBy(underway, to))
  for (const { element } of underway.pieces)
    if (element.hasAttribute('data-caught') !== caught.has(element)) element.toggleAttribute('data-caught')
}

function caughtBy({ from, pieces }: ActiveDrag, to: Point): readonly HTMLElement[] {
  const { left, top, right, bottom } = framed(from, to)
  return pieces
    .filter(({ box }) => box.left < right && box.right > left && box.top < bottom && box.bottom > top)
    .map(({ element }) => element)
}
