import type { Page } from '@playwright/test'
import { gameSaveResponse } from '@parlour/protocol'
import { starterDeck } from './support/full-table'
import { makeTable } from './support/magic-table'
import { makeUsers, signedIn } from './support/people'
import { actAtTable } from './support/table-turns'
import { expect, test } from './support/test'

/** Notes how many notes ended, and what cues the page was marked with. */
function listen(): void {
  const notes: number[] = []
  const cues: string[] = []
  Object.assign(window, { notes, cues })
  class RecordingAudio extends AudioContext {
    override createOscillator() {
      const note = super.createOscillator()
      note.addEventListener('ended', () => notes.push(note.frequency.value))
      return note
    }
  }
  Object.assign(window, { AudioContext: RecordingAudio })
  new MutationObserver(() => {
    const { cue } = document.documentElement.dataset
    if (cue !== undefined) cues.push(cue)
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-cue'] })
}

const notes = (page: Page) => page.evaluate(() => (Reflect.get(window, 'notes') as number[]).length)
const cues = (page: Page) => page.evaluate(() => (Reflect.get(window, 'cues') as string[]).at(-1))

test('a turn that comes and the end of a game are heard and seen, unless sounds are switched off', async ({
  browser,
  server,
}) => {
  const players = await makeUsers(server, ['quennell', 'rosamund'])
  const [quennell, rosamund] = players
  if (quennell === undefined || rosamund === undefined) throw new Error('Two people are wanted.')
  const gameId = await makeTable(players)
  for (const [at, user] of players.entries()) {
    const selection = [{ deckId: await starterDeck(user, at) }]
    const response = { actor: user.name, title: 'Choose Deck', selection }
    await user.send(gameSaveResponse, { gameId, response })
  }
  await actAtTable(gameId, rosamund, { name: 'pass priority', target: 'rosamund' })
  const page = await signedIn(browser, quennell)
  await page.addInitScript(listen)
  await page.goto(`${quennell.url}/game/${gameId}`)
  await expect(page.getByText(/^Waiting for/).first()).toBeVisible()
  // Browsers play nothing before the first click.
  await page.getByRole('navigation', { name: 'Phases', exact: true }).click({ position: { x: 4, y: 4 } })
  expect(await notes(page)).toBe(0)

  await actAtTable(gameId, rosamund, { name: 'pass priority', target: 'quennell' })
  await expect.poll(() => notes(page), 'the notes of a turn').toBe(2)
  await expect.poll(() => cues(page)).toBe('turn')

  await page.getByRole('button', { name: 'quennell, user menu', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'play sounds in games', exact: true }).click()
  await actAtTable(gameId, rosamund, { name: 'concede' })
  await expect(page.getByRole('heading', { name: 'Game over', exact: true })).toBeVisible()
  await expect.poll(() => cues(page)).toBe('end')
  expect(await notes(page), 'notes with sounds switched off').toBe(2)
})
