import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

/** What stands on a draft's page once it is over. */
export const tournament = (page: Page): Locator =>
  page.getByRole('region', { name: 'Tournament', exact: true })

/** The pairings of all rounds. */
export const pairing = (page: Page): Locator => tournament(page).getByRole('listitem')

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
export async function chooseInMenu(page: Page, menu: string, entry: string): Promise<void> {
  await button(page, menu).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Chooses an entry of the menu of the Magic table on the page, which its log is headed with. */
export async function chooseInTableMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('region', { name: 'Log and chat', exact: true }).getByRole('button').first().click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Everybody is ready with the deck that is offered; the first of them has priority then. */
export async function begin(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await button(page, 'Click to shout: "I am ready!"').click()
  for (const page of pages)
    await expect(page.getByRole('navigation', { name: 'Phases', exact: true })).toBeVisible()
  const [first] = pages
  if (first === undefined) throw new Error('Somebody must begin.')
  const asked = first.getByRole('heading', { name: 'Do Something', exact: true })
  // Chance decides who begins.
  if (!(await asked.isVisible())) await button(first, 'take priority').click()
  await expect(asked).toBeVisible()
}
