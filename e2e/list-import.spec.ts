import { deckCreate } from '@parlour/protocol'
import type { Page } from '@playwright/test'
import { bringCards, expect, test } from './support/magic-hub'
import { makeUsers, signedIn } from './support/people'
import { shoot } from './support/screens'

test.beforeAll(({ server, cards }) => bringCards(server, cards))

const BLOCKS = '4 Llanowar Elves\n4 Advanced Stitchwing // mine\n\n3 Platinum Angel'
const COCKATRICE = `<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1"><zone name="main"><card number="2" name="Shivan Fire"/></zone></cockatrice_deck>`

/** Drops a file on the list, as from a folder. */
async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content ?? ''], fileName ?? ''))
      return transfer
    },
    [name, text],
  )
  await page.getByLabel('Card list').dispatchEvent('drop', { dataTransfer: data })
}

test('a deck import asks which block goes where, marks guesses, and takes a dropped file', async ({
  browser,
  server,
}) => {
  const [tamsin] = await makeUsers(server, ['tamsin'])
  if (tamsin === undefined) throw new Error('There is no user.')
  const { deck } = await tamsin.send(deckCreate, { opts: { name: 'Blocks' } })
  const page = await signedIn(browser, tamsin)
  await page.goto(`/magic/deck/${deck._id}`)
  await page.getByRole('button', { name: 'Deck menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'deck import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Deck import', exact: true })

  await page.getByLabel('Card list').fill(BLOCKS)
  const second = dialog.getByRole('radiogroup', { name: 'Part 2', exact: true })
  await expect(second.getByRole('radio', { name: 'sideboard', exact: true })).toBeChecked()
  await expect(dialog.getByText('name taken from the line, zone guessed')).toBeInViewport()
  await shoot(page, 'deck-import-blocks')
  await second.getByText('main deck', { exact: true }).click()
  await expect(dialog.getByText('3 Platinum Angel (main deck)')).toBeInViewport()
  await expect(dialog.getByText('guessed', { exact: true })).toHaveCount(1)

  await dropFile(page, 'burn.cod', COCKATRICE)
  await expect(page.getByLabel('Card list')).toHaveValue(COCKATRICE)
  await expect(dialog.getByText('2 Shivan Fire')).toBeInViewport()
  await dialog.getByRole('button', { name: 'import', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Blocks/ })).toContainText('2')
})
