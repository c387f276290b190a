import type { MakerDocument, MakerPoint } from './maker-document'
import { attached } from './maker-edits'

/** How a whole map is stretched, in percent, and moved. */
export interface Transform {
  readonly scaleX: number
  readonly scaleY: number
  readonly moveX: number
  readonly moveY: number
}

export const NO_TRANSFORM: Transform = { scaleX: 100, scaleY: 100, moveX: 0, moveY: 0 }

type Style = Readonly<Record<string, string | number>>

/** Returns a map stretched and then moved: positions, sizes and curves, rounded. Sizes are only stretched. */
export function transformed(map: MakerDocument, { scaleX, scaleY, moveX, moveY }: Transform): MakerDocument {
  const [byX, byY] = [scaleX / 100, scaleY / 100]
  const at = (value: number, by: number, move: number) => Math.round(value * by + move)
  const point = ({ x, y }: MakerPoint) => ({ x: at(x, byX, moveX), y: at(y, byY, moveY) })
  const sized = (style: Style): Style => {
    const change: Record<string, number> = {}
    if (typeof style.width === 'number') change.width = at(style.width, byX, 0)
    if (typeof style.height === 'number') change.height = at(style.height, byY, 0)
    if (typeof style.left === 'number') change.left = at(style.left, byX, moveX)
    if (typeof style.top === 'number') change.top = at(style.top, byY, moveY)
    return { ...style, ...change }
  }
  const next: MakerDocument = {
    ...map,
    nodes: map.nodes.map((node) => {
      const { left, top } = node.style
      const style = { ...sized(node.style), left: at(left, byX, moveX), top: at(top, byY, moveY) }
      return { ...node, style }
    }),
    curves: map.curves.map((curve) => {
      const { source, target, sourceHandle, targetHandle } = curve.points
      return {
        ...curve,
        points: {
          source: point(source),
          target: point(target),
          sourceHandle: point(sourceHandle),
          targetHandle: point(targetHandle),
        },
      }
    }),
    styles: Object.fromEntries(Object.entries(map.styles).map(([name, style]) => [name, sized(style)])),
  }
  return attached(next)
}
