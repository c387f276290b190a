import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Fails when axe finds a serious or critical fault on the page, naming each fault with the elements it is on. `inactive` is what
 * steps back because it cannot be chosen now: of that no contrast is asked (WCAG 1.4.3), and axe cannot tell it by itself.
 */
export async function expectAccessible(page: Page, inactive?: string): Promise<void> {
  const violations =
    inactive === undefined ? await faultsOf(new AxeBuilder({ page })) : await faultsBeside(page, inactive)
  const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const faults = bad.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  )
  expect(faults, 'accessibility faults').toEqual([])
}

const faultsOf = async (axe: AxeBuilder) => (await axe.analyze()).violations

/** Every rule on the whole page, but contrast only outside what is inactive. */
async function faultsBeside(page: Page, inactive: string) {
  const all = await faultsOf(new AxeBuilder({ page }).disableRules('color-contrast'))
  const contrast = await faultsOf(new AxeBuilder({ page }).withRules('color-contrast').exclude(inactive))
  return [...all, ...contrast]
}
