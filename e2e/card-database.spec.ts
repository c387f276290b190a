import { cardProvider, cardRecord } from '../apps/server/src/testing/card-provider'
import { adminOf, signedIn } from './support/people'
import { startServer } from './support/server'
import { expect, test } from './support/test'

test('an admin updates the card database, sees it wait, succeed and fail, and takes a file', async ({
  browser,
}) => {
  const provider = cardProvider()
  await provider.open()
  // A server of its own: the others' drafts are of the starter set.
  const server = await startServer({ PARLOUR_CARD_PROVIDER: provider.address })
  try {
    const page = await signedIn(browser, await adminOf(server), { isAdmin: true })
    await page.goto(`${server.url}/admin`)
    const panel = page.getByRole('region', { name: 'Card database', exact: true })
    const status = (word: string) =>
      panel.getByRole('definition').filter({ hasText: new RegExp(`^${word}$`) })
    const update = panel.getByRole('button', { name: 'update card database', exact: true })
    await expect(status('idle')).toBeVisible()
    await expect(panel).toContainText('only the starter set')

    let release: () => void = () => undefined
    provider.hold = new Promise((resolve) => (release = resolve))
    provider.filename = 'default-cards-1.json'
    provider.body = JSON.stringify([cardRecord('Lantern Keeper', '1'), cardRecord('Harbour Cat', '2')])
    await update.click()
    await expect(status('waiting')).toBeVisible()
    await expect(
      panel.getByRole('progressbar', { name: 'Updating the card database', exact: true }),
    ).toBeAttached()
    await expect(update).toBeDisabled()
    release()
    await expect(status('success')).toBeVisible()
    await expect(panel).toContainText('default-cards-1.json')

    provider.filename = 'default-cards-2.json'
    provider.cutAt = 50
    await update.click()
    await expect(status('error')).toBeVisible()
    await expect(panel.getByRole('alert')).toHaveText('Check console for details')
    await expect(panel, 'what was there stays').toContainText('default-cards-1.json')

    const file = { name: 'mine-3.json', mimeType: 'application/json', buffer: Buffer.from(provider.body) }
    await panel.locator('input[type=file]').setInputFiles(file)
    await expect(status('success')).toBeVisible()
    await expect(panel).toContainText('mine-3.json')
  } finally {
    await server.stop()
    provider.close()
  }
})
