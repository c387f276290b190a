import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

/** What a draft asks of the person at the page, read from the strip over the pack. */
export type DraftPrompt = 'draft' | 'scar' | 'nothing' | 'over'

const HEADINGS: Readonly<Record<string, DraftPrompt>> = {
  'Draft Card': 'draft',
  'Apply Scar': 'scar',
  'Draft Complete': 'over',
}

const packOf = (page: Page): Locator => page.getByRole('region', { name: 'Pack', exact: true })

/** The cards of the pack that can be taken now, as buttons. */
export const openCards = (page: Page): Locator =>
  packOf(page).locator('button[data-pick][aria-disabled="false"]')

/** What the page asks now. */
export async function asked(page: Page): Promise<DraftPrompt> {
  const titles = await packOf(page).getByRole('status').getByRole('heading').allTextContents()
  return HEADINGS[titles[0] ?? ''] ?? 'nothing'
}

/** How many cards the deck column counts. */
export const deckCount = async (page: Page): Promise<number> =>
  Number((await page.getByRole('heading', { name: /^Deck *\d/ }).textContent())?.replace(/\D/g, ''))

/** The line of a card in the deck column, which names the front of a card with two sides. */
export const deckLine = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'Deck', exact: true })
    .getByRole('button')
    .filter({ hasText: name.split(' // ')[0] ?? name })

/** Chooses the first card that can be taken, confirms, and waits until the deck has it. Returns its name. */
export async function draftFirst(page: Page): Promise<string> {
  const before = await deckCount(page)
  const card = openCards(page).first()
  const name = (await card.getAttribute('aria-label')) ?? ''
  await card.click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await packOf(page)
    .getByRole('button', { name: `draft ${name}`, exact: true })
    .click()
  await expect.poll(() => deckCount(page)).toBe(before + 1)
  return name
}

/**
 * Takes up the first of the two scars and the first card of the pack: the scar applicator opens. Returns the
 * card's name.
 */
export async function takeScar(page: Page): Promise<string> {
  await page.getByRole('group', { name: 'Scars', exact: true }).getByRole('button').first().click()
  const card = openCards(page).first()
  const name = (await card.getAttribute('aria-label')) ?? ''
  await card.click()
  await expect(page.getByRole('dialog', { name: `Apply Scar: ${name}`, exact: true })).toBeVisible()
  return name
}

/** Writes another rules text onto the card in the open scar applicator. */
export async function changeRulesText(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Apply Scar/ })
  await dialog
    .getByRole('button', { name: /^edit rules text/ })
    .first()
    .click()
  const field = dialog.getByRole('textbox', { name: 'rules text', exact: true })
  await field.fill(text)
  await field.press('Control+Enter')
}

/** Sends the scar of the open applicator and waits until it is applied. */
export async function applyScar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'apply scar', exact: true }).click()
  await expect(page.getByRole('dialog', { name: /^Apply Scar/ })).toBeHidden()
  await expect.poll(() => asked(page)).not.toBe('scar')
}

/** Does what the page asks, whatever it is. Returns what that was. */
export async function actOnce(page: Page): Promise<DraftPrompt> {
  const what = await asked(page)
  if (what === 'draft') await draftFirst(page)
  if (what === 'scar') {
    await takeScar(page)
    await changeRulesText(page, 'Scarred: draw a card when this leaves the table.')
    await applyScar(page)
  }
  return what
}

/** Everybody does in turn what is asked, until every page says so or until the draft is over. */
export async function playUntil(
  pages: readonly Page[],
  isDone: () => Promise<boolean> | boolean = () => false,
): Promise<void> {
  while (!(await isDone())) {
    const done: DraftPrompt[] = []
    for (const page of pages) done.push(await actOnce(page))
    if (done.every((what) => what === 'over')) return
  }
}

/** Chooses the cube that a new hub begins with: the hub of the tests has others, which come and go. */
export async function chooseStarterCube(page: Page): Promise<void> {
  const cube = page.getByLabel('Cube', { exact: true })
  const id = await cube.locator('option', { hasText: /^Morrowmere Cube ·/ }).getAttribute('value')
  await cube.selectOption(id)
}
