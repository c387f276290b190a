import { networkInterfaces } from 'node:os'
import type { Browser, Locator, Page } from '@playwright/test'
import { adminAddresses } from '@parlour/protocol'
import decode from 'qr/decode.js'
import { networkAddresses } from '../apps/server/src/network-addresses'
import type { ServerProcess } from '../tests/server-process'
import { adminOf, PASSWORD } from './support/people'
import { shoot } from './support/screens'
import { startServer } from './support/server'
import { expect, test } from './support/test'

/** Reads a QR code as the camera of a phone does, from what is painted on the screen. */
async function readCode(code: Locator): Promise<string> {
  await expect(code).toBeVisible()
  const png = (await code.screenshot({ scale: 'device' })).toString('base64')
  const { data, ...size } = await code.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const { width, height } = await createImageBitmap(new Blob([bytes]))
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0)
    return { width, height, data: [...(context?.getImageData(0, 0, width, height).data ?? [])] }
  }, png)
  return decode({ ...size, data: Uint8ClampedArray.from(data) })
}

/** Signs the admin in as a host does who opens the address that the start prints. */
async function signInHost(browser: Browser, { url, admin }: ServerProcess): Promise<Page> {
  const host = new URL(url)
  host.hostname = 'localhost'
  const page = await (await browser.newContext({ baseURL: host.origin })).newPage()
  await page.goto('/')
  await page.getByLabel('Name').fill(admin.name)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'My Games', exact: true })).toBeVisible()
  return page
}

async function invitationOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'make an invitation link', exact: true }).click()
  const field = page.getByLabel('Invitation link', { exact: true }).and(page.getByRole('textbox'))
  await expect(field).toBeVisible()
  return field.inputValue()
}

test('a host at localhost hands on the address of the network, which lets a friend in', async ({
  browser,
}) => {
  test.skip(
    networkAddresses({ host: '0.0.0.0', port: 1 }, networkInterfaces()).length === 0,
    'This machine is in no network, so it has no address for others.',
  )
  const server = await startServer({ HOST: '0.0.0.0' })
  try {
    const { offered } = await (await adminOf(server)).send(adminAddresses, {})
    const last = offered.at(-1) ?? ''
    const page = await signInHost(browser, server)
    await page.goto('/admin')
    await page
      .getByRole('combobox', { name: 'Links to hand on begin with', exact: true })
      .selectOption({ label: last })

    await page.goto('/')
    const link = await invitationOf(page)
    expect(link.startsWith(`${last}/join#`), link).toBe(true)
    expect(await readCode(page.getByRole('img', { name: 'QR code: Invitation link', exact: true }))).toBe(
      link,
    )
    const reach = page.getByText(/^(Opens on devices in the same network|Whoever has the link can open it)/)
    await expect(reach).toBeVisible()
    await shoot(page, 'first-invitation')
    await page.goto('/admin')
    await invitationOf(page)
    await shoot(page, 'admin-invitation')

    const friend = await (await browser.newContext()).newPage()
    await friend.goto(link)
    await friend.getByLabel('Name').fill('fern')
    await friend.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
    await friend.getByRole('button', { name: 'Join', exact: true }).click()
    await expect(friend.getByRole('heading', { name: 'My Games', exact: true })).toBeVisible()
  } finally {
    await server.stop()
  }
})

test('where only this computer can open a link, it says how to let friends in', async ({
  browser,
  server,
}) => {
  const page = await signInHost(browser, server)
  await page.goto('/admin')
  const link = await invitationOf(page)
  expect(new URL(link).hostname).toBe('localhost')
  const words = page.getByRole('region', { name: 'Invitations', exact: true }).getByText(/PARLOUR_PUBLIC_URL/)
  await expect(words).toBeVisible()
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(0)
  await shoot(page, 'link-of-this-computer')
})
