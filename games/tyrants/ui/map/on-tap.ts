import type { MouseEvent } from 'react'

/** The least that a thumb hits, in px. */
const THUMB = 44
const STOPS = '[data-center]'
const ANSWERS = '[data-center][data-state~="can"]'

type TapOnMap = MouseEvent<SVGSVGElement>

/**
 * Returns a handler of clicks on a map that hands a tap beside what is too small for a finger on to it: to
 * the nearest thing within reach, an answer before any other. Every other click is `act`'s.
 */
export const onTap =
  (act: (event: TapOnMap) => void) =>
  (event: TapOnMap): void => {
    const meant = meantBy(event)
    if (meant === undefined) return act(event)
    meant.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, detail: event.detail }),
    )
  }

/** Returns what a finger beside it means; undefined where it hit something, or nothing is within reach. */
function meantBy({
  currentTarget: map,
  target,
  nativeEvent,
  clientX,
  clientY,
}: TapOnMap): Element | undefined {
  if (!(target instanceof Element) || isByMouse(nativeEvent) || target.closest(ANSWERS) !== null) return
  const place = target.closest('[data-place]')
  const at = { x: clientX, y: clientY }
  const answer = nearest([...(place ?? map).querySelectorAll(ANSWERS)], at)
  return answer ?? (place === null ? nearest([...map.querySelectorAll(STOPS)], at) : undefined)
}

const isByMouse = (event: globalThis.MouseEvent): boolean =>
  'pointerType' in event && event.pointerType === 'mouse'

interface ScreenPoint {
  readonly x: number
  readonly y: number
}

/** Returns the thing nearest to a point, of those that a thumb there reaches. */
function nearest(things: readonly Element[], { x, y }: ScreenPoint): Element | undefined {
  let [best, least]: [Element | undefined, number] = [undefined, Infinity]
  for (const thing of things) {
    const { left, top, width, height } = thing.getBoundingClientRect()
    const aside = Math.abs(x - left - width / 2)
    const down = Math.abs(y - top - height / 2)
    const isReached = 2 * aside <= Math.max(width, THUMB) && 2 * down <= Math.max(height, THUMB)
    const away = Math.hypot(Math.max(0, aside - width / 2), Math.max(0, down - height / 2))
    if (isReached && away < least) [best, least] = [thing, away]
  }
  return best
}
