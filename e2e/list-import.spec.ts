import { deckCreate } from '@parlour/protocol'
import type { Page } from '@playwright/test'
import { bringCards, expect, test } from './support/magic-hub'
import { makeUsers, signedIn } from './support/people'
import { shoot } from './support/screens'

test.beforeAll(({ server, cards }) => bringCards(server, cards))

const BLOCKS = '4 Llanowar Elves\n4 Inkwell Otter // mine\n\n3 Clockwork Heron'
const COCKATRICE = `<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1"><zone name="main"><card number="2" name="Silt Serpent"/></zone></cockatrice_deck>`

/** Drags a file over the page and drops it there, as from a folder. */
async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content ?? ''], fileName ?? ''))
      return transfer
    },
    [name, text],
  )
  await page.locator('body').dispatchEvent('dragover', { dataTransfer: data })
  await expect(page.getByText(/^Drop (?:a|the) list /)).toBeInViewport()
  await shoot(page, `drop-${name}`)
  await page.locator('body').dispatchEvent('drop', { dataTransfer: data })
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
  const dialog = page.getByRole('dialog', { name: 'Deck import', exact: true })
  await expect(page.getByRole('textbox', { name: 'Deck name', exact: true })).toHaveValue('Blocks')

  await dropFile(page, 'blocks.txt', BLOCKS)
  await expect(page.getByLabel('Card list')).toHaveValue(BLOCKS)
  const second = dialog.getByRole('radiogroup', { name: 'Part 2', exact: true })
  await expect(second.getByRole('radio', { name: 'sideboard', exact: true })).toBeChecked()
  await expect(dialog.getByText('name taken from the line, zone guessed')).toBeInViewport()
  await shoot(page, 'deck-import-blocks')
  await second.getByText('main deck', { exact: true }).click()
  await expect(dialog.getByText('3 Clockwork Heron (main deck)')).toBeInViewport()
  await expect(dialog.getByText('guessed', { exact: true })).toHaveCount(1)

  await dropFile(page, 'burn.cod', COCKATRICE)
  await expect(page.getByLabel('Card list')).toHaveValue(COCKATRICE)
  await expect(dialog.getByText('2 Silt Serpent')).toBeInViewport()
  await dialog.getByRole('button', { name: 'import', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Main 2/ })).toBeVisible()
})

test('a cube import says what it guessed before it stores, and a cube is exported in every form', async ({
  browser,
  server,
}) => {
  const [ida] = await makeUsers(server, ['ida'])
  if (ida === undefined) throw new Error('There is no user.')
  const page = await signedIn(browser, ida)
  await page.goto('/magic')
  await page.getByRole('button', { name: 'import', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await page
    .getByLabel('Card list')
    .fill('Llanowar Elves (XYZ) 1\nSilt Serpent (2)\nClockwork Heron // mine\nSilt Serpant')
  await expect(dialog.getByText('not the printing that was named')).toBeInViewport()
  await expect(dialog.getByText('count guessed')).toBeInViewport()
  await expect(dialog.getByText('name taken from the line')).toBeInViewport()
  await expect(dialog.getByRole('button', { name: 'Silt Serpent', exact: true })).toBeInViewport()
  await shoot(page, 'cube-import')
  await dialog.getByRole('button', { name: 'import', exact: true }).click()
  await expect(page).toHaveURL(/\/magic\/cube\//)

  await page.getByRole('button', { name: 'Cube menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'copy as text', exact: true }).click()
  const format = dialog.getByLabel('Format', { exact: true })
  await expect(format).toBeInViewport()
  await format.selectOption('OCTGN (.o8d)')
  await expect(dialog.getByText('OCTGN has its own ids')).toBeInViewport()
  await expect(dialog.getByRole('button', { name: 'copy', exact: true })).toBeInViewport()
  await shoot(page, 'cube-export')
})
