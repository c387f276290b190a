import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { noticeHookAdd } from '@parlour/protocol'
import type { HubUser } from '../tests/hub-client'
import type { ServerProcess } from '../tests/server-process'
import { makeUsers, signedIn } from './support/people'
import { startServer } from './support/server'
import { expect, test } from './support/test'

/** A service of hooks that takes everything but what goes to `/gone`. */
const service = createServer((request, response) => {
  request.resume()
  request.on('end', () => response.writeHead(request.url === '/gone' ? 404 : 200).end())
})
let server: ServerProcess

test.beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  server = await startServer({ PARLOUR_PRIVATE_HOOKS: 'yes', PARLOUR_ADMIN_NAME: 'ottokar' })
})
test.afterAll(async () => {
  await server.stop()
  service.closeAllConnections()
  service.close()
})

async function personWithHooks(name: string): Promise<HubUser> {
  const [person] = await makeUsers(server, [name])
  if (person === undefined) throw new Error('There is no user.')
  const base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  await person.send(noticeHookAdd, { kind: 'discord', address: `${base}/room` })
  await person.send(noticeHookAdd, { kind: 'ntfy', address: `${base}/gone` })
  return person
}

for (const [width, colorScheme, name] of [
  [1440, 'light', 'odilon'],
  [900, 'dark', 'orfeo'],
  [390, 'dark', 'othmar'],
] as const)
  test(`a test is asked about, and listed with what became of it, at ${width} px`, async ({ browser }) => {
    const person = await personWithHooks(name)
    const page = await signedIn(browser, person, { viewport: { width, height: 900 }, colorScheme })
    await page.goto(`${person.url}/account`)
    await expect(page.getByText('Nothing was sent in the last 14 days.')).toBeVisible()

    await page.getByRole('button', { name: /^send a test to Discord/ }).click()
    const asked = page.getByRole('group', { name: 'Did it arrive?', exact: true })
    await expect(asked).toBeVisible()
    const sent = page.getByRole('list', { name: 'Sent lately', exact: true }).getByRole('listitem')
    await expect(sent).toHaveCount(1)
    await expect(sent.first()).toContainText('A test of your notices')
    await expect(sent.first()).toContainText('sent by Discord, 127.0.0.1')

    await page.getByRole('button', { name: /^send a test to ntfy/ }).click()
    await expect(sent).toHaveCount(2)
    await expect(sent.first()).toContainText(/not sent: .*404.*ntfy/)
    await expect(page.getByRole('group', { name: 'Did it arrive?', exact: true })).toHaveCount(1)

    await asked.getByRole('button', { name: 'no', exact: true }).click()
    await expect(page.getByText(/^Muted there\./)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (process.env.SHOTS !== undefined)
      await page.screenshot({ path: `${process.env.SHOTS}/sent-${width}-${colorScheme}.png`, fullPage: true })
    await asked.getByRole('button', { name: 'yes', exact: true }).click()
    await expect(page.getByText('Good: notices reach you here.')).toBeVisible()
    await expect(page.getByText(/^Muted there\./)).toHaveCount(0)
  })
