import type { Page } from '@playwright/test'
import { gameSaveResponse, type SerializedGame } from '@parlour/protocol'
import { effectUnderWay } from '../games/innovation/rules/facts/effect-under-way'
import type { HubUser } from '../tests/hub-client'
import { gameOf, playByCall, repeatablePicks } from './support/by-call'
import { starterDeck } from './support/full-table'
import { makeTable } from './support/magic-table'
import { dealtInnovation } from './support/innovation-table'
import { adminOf, makeUsers, signedIn } from './support/people'
import { startServer } from './support/server'
import { actAtTable } from './support/table-turns'
import { expect, test } from './support/test'

/** Notes which notes ended, and what cues the page was marked with. */
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

const notes = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'notes') as number[]).map((note) => Math.round(note)).sort())
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
  expect(await notes(page)).toEqual([])

  await actAtTable(gameId, rosamund, { name: 'pass priority', target: 'quennell' })
  await expect.poll(() => notes(page), 'the notes of a turn').toEqual([523, 659])
  await expect.poll(() => cues(page)).toBe('turn')

  await page.getByRole('button', { name: 'quennell, user menu', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'play sounds in games', exact: true }).click()
  await actAtTable(gameId, rosamund, { name: 'concede' })
  await expect(page.getByRole('heading', { name: 'Game over', exact: true })).toBeVisible()
  await expect.poll(() => cues(page)).toBe('end')
  expect(await notes(page), 'notes with sounds switched off').toEqual([523, 659])
})

/** Whether something is demanded of that player now. */
const isDemanded = ({ name }: HubUser, { log, requests }: SerializedGame): boolean => {
  const effect = effectUnderWay(log, (entry) => (entry.type === 'log' ? entry : undefined))
  const isAsked = requests.some(({ actor, kind }) => actor === name && kind !== 'action')
  return isAsked && effect?.player === name && effect.way === 'demanded-effect'
}

test('a demand is heard and seen as one, and not as a turn', async ({ browser }) => {
  const server = await startServer({ PARLOUR_ADMIN_NAME: 'theodric' })
  try {
    const theodric = await adminOf(server)
    const players = [theodric, ...(await makeUsers(server, ['ursel']))]
    const deal = () =>
      dealtInnovation(theodric, { seated: players, expansions: ['base'], seed: 'a demand that is heard' })
    // Once to find the answer that a demand follows, and once more to be there.
    const first = await deal()
    await playByCall(players, first, {
      picks: repeatablePicks(),
      isEnough: (player, game) => player === theodric && isDemanded(player, game),
    })
    const { seq: demanded } = await gameOf(theodric, first)
    const gameId = await deal()
    const picks = repeatablePicks()
    const playTo = (seq: number) =>
      playByCall(players, gameId, { picks, isEnough: (_, game) => game.seq >= seq })
    await playTo(demanded - 1)
    const page = await signedIn(browser, theodric)
    await page.addInitScript(listen)
    await page.goto(`${theodric.url}/game/${gameId}`)
    await expect(page.getByText(/^Waiting for/).first()).toBeVisible()
    // Browsers play nothing before the first click.
    await page.getByRole('region', { name: 'Shared', exact: true }).click({ position: { x: 3, y: 3 } })
    await playTo(demanded)
    await expect.poll(() => cues(page)).toBe('demand')
    await expect.poll(() => notes(page), 'the notes of a demand').toEqual([349, 440])
  } finally {
    await server.stop()
  }
})
