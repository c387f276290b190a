import type { Locator, Page } from '@playwright/test'
import { options, question, wantedOn } from './game-table'
import { expect } from './test'

/** More than the stops of the fullest screen. */
const MOST_STOPS = 250

/** Fails when the focus is lost, out of sight or not marked: somebody without a mouse would be nowhere. */
export const expectFocusSeen = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(focusFault), { message: 'what is wrong with the focus' }).toBeUndefined()

/** Presses a key; the focus must be seen after it. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await expectFocusSeen(page)
}

/** Presses Tab, or Shift + Tab for what stands before, until the target has the focus, seen at every stop. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await hasFocus(target)) return
    await press(page, key)
  }
  throw new Error(`The key ${key} does not lead to ${String(target)}.`)
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))

/** In the page: what is wrong with the focus. */
function focusFault(): string | undefined {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return 'nothing has the focus'
  const words = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40)}`
  const { top, bottom, left, right, width } = focused.getBoundingClientRect()
  const isInSight = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && width > 0
  if (!isInSight) return `out of sight: ${words}`
  const isMarked = (element: Element | null) => {
    if (element === null) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  // A check box is marked on what is drawn in its place, a space of a map on its outline.
  const drawn = [focused, focused.parentElement, focused.nextElementSibling, ...focused.children]
  return drawn.some(isMarked) ? undefined : `not marked: ${words}`
}

/**
 * Answers what is asked with as many of these choices as are wanted at least, or with one, by Tab, Enter and
 * Ctrl + Enter.
 */
export async function answerByKeys(page: Page, choices: Locator): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().endsWith('game/save_response'))
  let isSent = false
  void saved.then(
    () => {
      isSent = true
    },
    () => undefined,
  )
  const { least, most } = await wantedOn(page)
  const count = await choices.count()
  for (let at = 0; at < (most === 1 ? 1 : least); at += 1) {
    await tabTo(page, choices.nth(at % count))
    await press(page, 'Enter')
  }
  const send = question(page).getByRole('button', { name: /^(choose|in this order$|these first$)/ })
  const canSend = async () => (await send.and(page.locator(':enabled')).count()) > 0
  await expect.poll(async () => isSent || (await canSend())).toBe(true)
  if (!isSent && (await canSend())) await press(page, 'Control+Enter')
  expect((await saved).ok()).toBe(true)
  await expect(options(question(page)).and(page.locator('[aria-pressed="true"]'))).toHaveCount(0)
}
