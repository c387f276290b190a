import { hubClient } from '../tests/hub-client'
import { makeUsers, PASSWORD, signedIn, signIn } from './support/people'
import { expect, test } from './support/test'

for (const [width, colorScheme, name] of [
  [1440, 'light', 'quade'],
  [900, 'dark', 'quirina'],
  [390, 'light', 'quintus'],
] as const)
  test(`devices are listed and signed out, one or all others, at ${width} px`, async ({
    browser,
    server,
  }) => {
    const [person] = await makeUsers(server, [name])
    if (person === undefined) throw new Error('There is no user.')
    await (await hubClient(server.url)).signIn(name, PASSWORD)
    const elsewhere = await signIn(browser, name)
    const page = await signedIn(browser, person, { viewport: { width, height: 900 }, colorScheme })
    await page.goto(`${person.url}/account`)
    const list = page.getByRole('list', { name: 'Where you are signed in', exact: true })
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await expect(list.getByRole('listitem').first()).toContainText('this one')
    await expect(list.getByRole('listitem').first().getByRole('button')).toHaveCount(0)
    const browserRow = list.getByRole('listitem').filter({ hasText: 'Chrome on Linux' })
    await expect(browserRow).toContainText('used within 2 hours, signed in just now')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (process.env.SHOTS !== undefined)
      await page.screenshot({
        path: `${process.env.SHOTS}/devices-${width}-${colorScheme}.png`,
        fullPage: true,
      })

    await browserRow.getByRole('button', { name: /^sign out Chrome on Linux/ }).click()
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await elsewhere.reload()
    await expect(elsewhere, 'that device has to sign in again').toHaveURL(/\/login$/)

    await page.getByRole('button', { name: 'sign out all others', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign out all others?', exact: true })
    await expect(dialog).toContainText('One device is signed out at once: A browser. This one stays.')
    await dialog.getByRole('button', { name: 'sign out', exact: true }).click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'sign out all others', exact: true })).toHaveCount(0)
  })
