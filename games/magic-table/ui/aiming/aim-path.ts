/** A rectangle of the window. */
export interface Bounds {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** An arrow as paths of a drawing: its line, and the triangle at its end. */
export interface AimPath {
  readonly line: string
  readonly head: string
}

/** Ends further apart than this sideways are joined along the seam, where no card is covered. */
const FAR = 60
const HEAD = 9
const BEND = 18

/**
 * Returns the arrow from one rectangle to another. One that comes from afar runs along the seam, when there
 * is one, and then into the nearer edge of its goal; others go straight from edge to edge.
 */
export function aimPath(from: Bounds, to: Bounds, seam?: number): AimPath {
  const gap = Math.max(to.left - from.right, from.left - to.right)
  if (gap > FAR && seam !== undefined && (seam < to.top || seam > to.bottom)) return alongSeam(from, to, seam)
  const isBeside = gap > 0 && gap > Math.max(to.top - from.bottom, from.top - to.bottom)
  return isBeside ? sideways(from, to) : upOrDown(from, to)
}

const middle = (one: number, other: number) => (one + other) / 2
const round = (number: number) => Math.round(number)
const at = (x: number, y: number) => `${round(x)},${round(y)}`

function alongSeam(from: Bounds, to: Bounds, seam: number): AimPath {
  const isLeftwards = to.right < from.left
  const side = isLeftwards ? -1 : 1
  const start = isLeftwards ? from.left : from.right
  const startY = middle(from.top, from.bottom)
  const goal = middle(to.left, to.right)
  const edge = seam < to.top ? to.top : to.bottom
  const line = [
    `M${at(start, startY)}`,
    `C${at(start + side * BEND, startY)} ${at(start, seam)} ${at(start + side * 2 * BEND, seam)}`,
    `L${at(goal - side * BEND, seam)}`,
    `Q${at(goal, seam)} ${at(goal, seam + Math.sign(edge - seam) * BEND)}`,
    `L${at(goal, edge)}`,
  ].join(' ')
  return { line, head: headAt(goal, edge, { x: 0, y: Math.sign(edge - seam) }) }
}

function sideways(from: Bounds, to: Bounds): AimPath {
  const side = to.left > from.right ? 1 : -1
  const [start, goal] = side === 1 ? [from.right, to.left] : [from.left, to.right]
  const [startY, goalY] = [middle(from.top, from.bottom), middle(to.top, to.bottom)]
  const half = middle(start, goal)
  const line = `M${at(start, startY)} C${at(half, startY)} ${at(half, goalY)} ${at(goal, goalY)}`
  return { line, head: headAt(goal, goalY, { x: side, y: 0 }) }
}

function upOrDown(from: Bounds, to: Bounds): AimPath {
  const isDown = middle(to.top, to.bottom) > middle(from.top, from.bottom)
  const [start, goal] = isDown ? [from.bottom, to.top] : [from.top, to.bottom]
  const [startX, goalX] = [middle(from.left, from.right), middle(to.left, to.right)]
  const reach = Math.max(BEND, Math.abs(goal - start) / 2) * (isDown ? 1 : -1)
  const line = `M${at(startX, start)} C${at(startX, start + reach)} ${at(goalX, goal - reach)} ${at(goalX, goal)}`
  return { line, head: headAt(goalX, goal, { x: 0, y: isDown ? 1 : -1 }) }
}

/** The triangle reaches a little into its goal. */
function headAt(x: number, y: number, { x: dx, y: dy }: { readonly x: number; readonly y: number }): string {
  const [tipX, tipY] = [x + dx * HEAD, y + dy * HEAD]
  const [wideX, wideY] = [dy * HEAD * 0.8, dx * HEAD * 0.8]
  const [backX, backY] = [x - dx * HEAD * 0.7, y - dy * HEAD * 0.7]
  return `M${at(tipX, tipY)} L${at(backX + wideX, backY + wideY)} L${at(backX - wideX, backY - wideY)} Z`
}
