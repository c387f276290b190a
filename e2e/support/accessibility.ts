import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

interface CheckOptions {
  /**
   * What is dimmed because it cannot be chosen now: no contrast is required of it (WCAG 1.4.3), which axe
   * cannot tell by itself.
   */
  readonly inactive?: string
  /** The part of the page that is looked at; without it, all of it. */
  readonly within?: string | undefined
}

/**
 * Fails when axe finds a serious or critical fault on the page, naming each fault with the elements it is on,
 * and when the page has no main landmark or several. It looks at a page at rest: what flies over a board
 * fades in and out, and axe would take that for faint text.
 */
export async function expectAccessible(page: Page, looked: CheckOptions = {}): Promise<void> {
  await expect(page.locator('[data-flights] > *')).toHaveCount(0)
  // A page keeps axe until it is reloaded. Axe's package for Playwright would open a second page each time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await expect(page.locator('main, [role="main"]'), 'main landmarks').toHaveCount(1)
  expect(await page.evaluate(faultsOn, looked), 'accessibility faults').toEqual([])
}

/** In the page: its serious and critical faults. */
async function faultsOn({ inactive, within }: CheckOptions): Promise<readonly string[]> {
  const { run } = Reflect.get(window, 'axe') as typeof axe
  const { violations } = await run(within ?? document, { resultTypes: ['violations'], elementRef: true })
  return violations.flatMap(({ id, help, impact, nodes }) => {
    if (impact !== 'serious' && impact !== 'critical') return []
    const isMeant = (element: Element | undefined) =>
      id !== 'color-contrast' || inactive === undefined || !element?.closest(inactive)
    const html = nodes.filter(({ element }) => isMeant(element)).map((node) => node.html)
    return html.length === 0 ? [] : [`${id}: ${help}\n  ${html.join('\n  ')}`]
  })
}
