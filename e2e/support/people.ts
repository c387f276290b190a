import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { userCreate } from '@parlour/protocol'
import { type HubUser, hubClient } from '../../tests/hub-client'
import type { ServerProcess } from '../../tests/server-process'
import { expect, watchContentPolicy } from './test'

/** The password of every person of the browser tests. */
export const PASSWORD = 'a-long-enough-password'

/** The admin of the server, signed in for calls. */
export async function adminOf(server: ServerProcess): Promise<HubUser> {
  return (await hubClient(server.url)).signIn(server.admin.name, server.admin.password)
}

/** Makes users by call and signs them in for calls. */
export async function makeUsers(server: ServerProcess, names: readonly string[]): Promise<HubUser[]> {
  const admin = await adminOf(server)
  const users: HubUser[] = []
  for (const name of names) {
    await admin.send(userCreate, { name, password: PASSWORD })
    users.push(await admin.signIn(name, PASSWORD))
  }
  return users
}

/** Signs in through the login page in a browser context of its own, as a person does; ends at home. */
export async function signIn(browser: Browser, name: string, password = PASSWORD): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/')
  await page.getByLabel('Name').fill(name)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'My Games', exact: true })).toBeVisible()
  return page
}

/** A browser context that a user signed in to earlier: the login is restored from local storage. */
export async function signedIn(
  browser: Browser,
  { url, _id, name, token }: HubUser,
  { isAdmin = false, ...options }: BrowserContextOptions & { readonly isAdmin?: boolean } = {},
): Promise<Page> {
  const user = JSON.stringify({ _id, name, token, isAdmin })
  const origins = [{ origin: url, localStorage: [{ name: 'user', value: user }] }]
  const context = await browser.newContext({ ...options, storageState: { cookies: [], origins } })
  watchContentPolicy(context)
  return context.newPage()
}
