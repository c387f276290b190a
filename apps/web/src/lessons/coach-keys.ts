/** Marks the card of the coach. */
export const COACH_CARD = { 'data-coach-card': '' } as const

const CONTROLS = 'button:not(:disabled), a[href], summary, [tabindex]:not([tabindex="-1"])'

const FOLDED = 'details:not([open]) > :not(summary) *'

const isSeen = (element: Element): boolean => element.getClientRects().length > 0 && !element.matches(FOLDED)

const controlsIn = (element: Element): readonly (HTMLElement | SVGElement)[] =>
  [...element.querySelectorAll<HTMLElement | SVGElement>(CONTROLS)].filter(isSeen)

/**
 * Leads the Tab key from the last control of the coach to what is pointed at, and back from there, until the
 * function that it returns is called. What is pointed at and is no control is clicked by Enter.
 */
export function followTab(selector: string): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const now = document.activeElement
    const card = document.querySelector('[data-coach-card]')
    if (now === null || card === null || event.defaultPrevented) return
    const last = controlsIn(card).at(-1)
    const pointed = pointedAt(selector)
    if (event.key === 'Enter' && now === pointed && !now.matches(CONTROLS)) {
      // The focus may move to a button, which the same press must not act on.
      event.preventDefault()
      now.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    if (event.key !== 'Tab') return
    const next = event.shiftKey ? (now === pointed ? last : undefined) : now === last ? pointed : undefined
    if (next === undefined) return
    event.preventDefault()
    focusOn(next)
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

/** The first control in sight that is pointed at, or lies in what is; without one, the first such thing. */
function pointedAt(selector: string): HTMLElement | SVGElement | undefined {
  const things = [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].filter(isSeen)
  const controls = things.flatMap((thing) => (thing.matches(CONTROLS) ? [thing] : controlsIn(thing)))
  return controls[0] ?? things[0]
}

function focusOn(element: HTMLElement | SVGElement): void {
  if (!element.matches(CONTROLS)) element.setAttribute('tabindex', '-1')
  element.focus()
}
