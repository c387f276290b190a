import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

interface Looked {
  /**
   * What is dimmed because it cannot be chosen now: no contrast is required of it (WCAG 1.4.3), which axe cannot tell by itself.
   */
  readonly inactive?: string
  /** The part of the page that is looked at; without it, all of it. */
  readonly within?: string | undefined
}

/**
 * Fails when axe finds a serious or critical fault on the page, naming each fault with the elements it is on. It looks at a page
 * at rest: what flies over a board fades in and out, and axe would take that for faint text.
 */
export async function expectAccessible(page: Page, { inactive, within }: Looked = {}): Promise<void> {
  await expect(page.locator('[data-flights] > *')).toHaveCount(0)
  const axe = () =>
    within === undefined ? new AxeBuilder({ page }) : new AxeBuilder({ page }).include(within)
  const violations = inactive === undefined ? await faultsOf(axe()) : await faultsBeside(axe, inactive)
  const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const faults = bad.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  )
  expect(faults, 'accessibility faults').toEqual([])
}

const faultsOf = async (axe: AxeBuilder) => (await axe.analyze()).violations

/** Every rule on all that is looked at, but contrast only outside what is inactive. */
async function faultsBeside(axe: () => AxeBuilder, inactive: string) {
  const all = await faultsOf(axe().disableRules('color-contrast'))
  const contrast = await faultsOf(axe().withRules('color-contrast').exclude(inactive))
  return [...all, ...contrast]
}
