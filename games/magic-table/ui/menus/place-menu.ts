import type { OpenMenu } from '../acting/pointing'
import { clamp, formOf } from '../layout/geometry'

const EDGE = 8
const BESIDE = 10
/** The bar stays below the header and the strip. */
const BELOW_STRIP = 100

/** Puts a menu beside what it is about; the bar over the name of the zone, so that it covers no place to click next. */
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
    const zone = anchor.closest('[data-zone]')
    const edge = zone === null ? at.top - 4 : zone.getBoundingClientRect().top + 16
    const top = edge - height > BELOW_STRIP ? edge - height : at.bottom + EDGE
    menu.style.left = `${clamp(EDGE, at.left - 4, wide - width - EDGE)}px`
    menu.style.top = `${Math.min(top, high - height - EDGE)}px`
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
