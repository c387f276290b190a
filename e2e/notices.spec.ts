import { defined } from '@parlour/kernel'
import type { Browser, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { CHROMIUM_FLAGS, findWholeChromium } from '../tooling/chromium.mjs'
import { makeDraft } from './support/make-draft'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

// A browser without windows shows no notifications.
test.use({ launchOptions: { args: CHROMIUM_FLAGS, ...defined({ executablePath: findWholeChromium() }) } })

let thelma: HubUser
let theo: HubUser
test.beforeAll(async ({ server }) => {
  const [first, second] = await makeUsers(server, ['thelma', 'theo'])
  if (first === undefined || second === undefined) throw new Error('There are no users.')
  thelma = first
  theo = second
})

/** Somebody else starts a draft, which asks thelma for her first pick. */
const callThelma = (name: string) => makeDraft({ name, players: [theo, thelma], numPacks: 1, packSize: 3 })

/** Thelma's home, on which one game waits for her already; `listen` runs in the page before anything else. */
async function homeOf(browser: Browser, listen: () => void): Promise<Page> {
  await callThelma('Waits already')
  const page = await signedIn(browser, thelma, { permissions: ['notifications'] })
  await page.addInitScript(listen)
  await page.goto(thelma.url)
  await expect(page.getByRole('link', { name: /^Waits already/ }).first()).toBeVisible()
  return page
}

/** The notices that the service worker shows, as 'title: body'. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    return (await worker.getNotifications()).map(({ title, body }) => `${title}: ${body}`)
  })

test('a notice announces a turn to those who want that, and opens the game on a click', async ({
  browser,
}) => {
  // As on Android, and on the home screen of an iPhone.
  const page = await homeOf(browser, () => {
    Object.defineProperty(window, 'Notification', {
      value: new Proxy(Notification, {
        construct: () => {
          throw new TypeError('Illegal constructor')
        },
      }),
    })
  })
  const wish = page.getByLabel('with a notification from this browser')
  await expect(wish).not.toBeChecked()
  // Checked once the browser has said yes.
  await wish.click()
  await expect(wish).toBeChecked()
  expect(await shown(page)).toEqual([])
  await callThelma('Come on')
  await expect.poll(() => shown(page)).toEqual(['It is your turn: Come on'])

  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(async () => {
    const registration = Reflect.get(globalThis, 'registration') as ServiceWorkerRegistration
    const [notification] = await registration.getNotifications()
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }))
  })
  await expect(page).toHaveURL(/\/game\//)
  expect(await shown(page)).toEqual([])
})

test('over plain http the page says what notices need', async ({ browser }) => {
  const page = await homeOf(browser, () => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await expect(
    page.getByText('Notifications need an address that begins with https', { exact: false }),
  ).toBeVisible()
  await expect(page.getByLabel('with a notification from this browser')).toBeDisabled()
})

test('a soft sound announces a turn once it is switched on, and not before', async ({ browser }) => {
  const page = await homeOf(browser, () => {
    // A note ends only where it sounded: the browser lets the page play.
    const notes: number[] = []
    Object.assign(window, { notes })
    class RecordingAudio extends AudioContext {
      override createOscillator() {
        const note = super.createOscillator()
        note.addEventListener('ended', () => notes.push(note.frequency.value))
        return note
      }
    }
    Object.assign(window, { AudioContext: RecordingAudio })
  })
  const notes = () => page.evaluate(() => (Reflect.get(window, 'notes') as number[]).length)
  const wish = page.getByLabel('with a soft sound')
  await expect(wish).not.toBeChecked()
  await callThelma('In silence')
  await expect(page.getByRole('link', { name: /^In silence/ }).first()).toBeVisible()
  expect(await notes()).toBe(0)
  await wish.check()
  await expect.poll(notes, 'how it sounds').toBe(2)
  await callThelma('With two notes')
  await expect.poll(notes).toBe(4)
})
