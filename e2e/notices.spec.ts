import type { Browser, Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { makeDraft } from './support/make-draft'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

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

test('a notice tells of one’s turn where one wants it, and not before', async ({ browser }) => {
  const page = await homeOf(browser, () => {
    const told: string[] = []
    Object.assign(window, { told })
    class Notice extends EventTarget {
      static readonly permission = 'granted'
      static readonly requestPermission = async () => 'granted'
      constructor(title: string, { body }: { readonly body: string }) {
        super()
        told.push(`${title}: ${body}`)
      }
      close() {}
    }
    Object.assign(window, { Notification: Notice })
  })
  const told = () => page.evaluate(() => Reflect.get(window, 'told') as string[])
  const wish = page.getByLabel('with a notification from this browser')
  await expect(wish).not.toBeChecked()
  await wish.check()
  await callThelma('Come on')
  await expect.poll(told).toEqual(['It is your turn: Come on'])
})

test('a soft sound tells of one’s turn where one wants it, and not before', async ({ browser }) => {
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
