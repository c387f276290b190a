import type { Point } from '../map/map-place'
import type { MakerDocument, MakerNode, MakerStyles } from './maker-document'

/** Where a node is drawn. */
export interface NodeBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** How round its corners are, for SVG. */
  readonly radius: number
  readonly background: string
}

type Style = Readonly<Record<string, string | number>>

/** Returns the style of a node: that of all elements, then of its classes, then its own. */
function styleOf(styles: MakerStyles, { classes, style }: Pick<MakerNode, 'classes' | 'style'>): Style {
  const all = ['element', ...classes].reduce<Style>((sum, one) => ({ ...sum, ...styles[`.${one}`] }), {})
  return { ...all, ...style }
}

const USUAL = 50
const lengthOf = (value: unknown, otherwise: number): number => {
  const length = typeof value === 'string' ? Number.parseFloat(value) : value
  return typeof length === 'number' && Number.isFinite(length) ? length : otherwise
}

/** Returns the box of a node. */
export function boxOf(styles: MakerStyles, node: Pick<MakerNode, 'classes' | 'style'>): NodeBox {
  const style = styleOf(styles, node)
  const [width, height] = [
    Math.max(1, lengthOf(style.width, USUAL)),
    Math.max(1, lengthOf(style.height, USUAL)),
  ]
  const { borderRadius = 0 } = style
  const isPart = typeof borderRadius === 'string' && borderRadius.endsWith('%')
  const radius = lengthOf(borderRadius, 0) * (isPart ? Math.min(width, height) / 100 : 1)
  return {
    left: node.style.left,
    top: node.style.top,
    width,
    height,
    radius: Math.max(0, Math.min(radius, Math.min(width, height) / 2)),
    background: colorIn(style.background) ?? 'none',
  }
}

const COLOR = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i

/**
 * Returns a background where it is a color: whatever else it may be, such as an address, is asked for by
 * nobody's browser.
 */
export const colorIn = (background: unknown): string | undefined =>
  typeof background === 'string' && COLOR.test(background) ? background : undefined

/** Returns the center of a node, to which its curves lead. */
export function centerOf(styles: MakerStyles, node: Pick<MakerNode, 'classes' | 'style'>): Point {
  const { left, top, width, height } = boxOf(styles, node)
  return [left + Math.floor(width / 2), top + Math.floor(height / 2)]
}

/** No node lies farther out, and no grid has more lines. */
const LARGEST = 100_000
const sideOf = (length: number): number => Math.min(LARGEST, Math.max(USUAL, length))

/** Returns the size of the map. */
export function sizeOf({ styles }: Pick<MakerDocument, 'styles'>): Point {
  const { width, height } = styles['.map'] ?? {}
  return [sideOf(lengthOf(width, 450)), sideOf(lengthOf(height, 800))]
}
