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

/** Keeps the seven cards that were dealt. */
export async function keepHand(page: Page): Promise<void> {
  const hand = page.getByRole('dialog', { name: 'Your hand', exact: true })
  await hand.getByRole('button', { name: 'keep 7 cards', exact: true }).click()
  await expect(hand).toBeHidden()
}

/**
 * Everybody is ready with the deck that is offered, and keeps the hand that is dealt, unless they deal by
 * hand; the first of them has priority then.
 */
export async function begin(
  pages: readonly Page[],
  { dealByHand = false }: { readonly dealByHand?: boolean } = {},
): Promise<void> {
  for (const page of pages) await button(page, 'Click to shout: "I am ready!"').click()
  for (const page of pages)
    await expect(page.getByRole('navigation', { name: 'Phases', exact: true })).toBeVisible()
  if (!dealByHand) for (const page of pages) await keepHand(page)
  const [first] = pages
  if (first === undefined) throw new Error('Somebody must begin.')
  const asked = first.getByRole('heading', { name: 'Do Something', exact: true })
  for (const page of pages) await expect(page.getByText(/^Waiting for .* to keep a hand$/)).toHaveCount(0)
  // Chance decides who begins.
  if (!(await asked.isVisible())) await button(first, 'take priority').click()
  await expect(asked).toBeVisible()
}
