import type { OpenMenu } from '../acting/pointing'
import { clamp, formOf } from '../layout/geometry'
import { barPosition } from './bar-position'

const EDGE = 8
const BESIDE = 10
/** The bar stays below the header and the strip. */
const BELOW_STRIP = 100

/**
 * Puts a menu beside what it is about; the bar where it covers no name of a zone, since those are clicked
 * next.
 */
export function placeMenu(menu: HTMLElement, open: OpenMenu, selected: readonly string[]): void {
  menu.style.removeProperty('left')
  menu.style.removeProperty('top')
  // On a phone it is a sheet, which the style sheet places.
  if (formOf(window.innerWidth) === 'phone') return
  const anchor = anchorOf(open, selected)
  if (anchor === undefined) return
  const at = anchor.getBoundingClientRect()
  const { width, height } = menu.getBoundingClientRect()
  const [wide, high] = [window.innerWidth, window.innerHeight]
  if (open.kind === 'bar') {
    const names = [...document.querySelectorAll('[data-zone-name]')]
    const keepFree = [anchor, ...names].map((element) => element.getBoundingClientRect())
    // The phases beside the board are clicked next as well.
    const board = anchor.closest('[data-board]')?.getBoundingClientRect().left ?? 0
    const room = { left: board + EDGE, top: BELOW_STRIP, right: wide - EDGE, bottom: high - EDGE }
    const { left, top } = barPosition({ width, height }, { card: at, keepFree, room })
    menu.style.left = `${left}px`
    menu.style.top = `${top}px`
    return
  }
  const right = at.right + BESIDE
  menu.style.left = `${right + width < wide ? right : Math.max(EDGE, at.left - width - BESIDE)}px`
  const lowest = high - height - EDGE
  menu.style.top = `${clamp(Math.min(BELOW_STRIP + 4, lowest), at.top + at.height / 2 - height / 2, lowest)}px`
}

function anchorOf(open: OpenMenu, selected: readonly string[]): Element | undefined {
  if (open.kind === 'zone') return found(`[data-zone="${CSS.escape(open.zone)}"]`)
  if (open.kind === 'player') return found(`[data-player-name="${CSS.escape(open.player)}"]`)
  const id = (open.kind === 'bar' ? selected[0] : selected.at(-1)) ?? ''
  return found(`[data-card="${CSS.escape(id)}"]`) ?? found(`[data-drags="${CSS.escape(id)}"]`)
}

/** The first that can be seen. */
const found = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0)
