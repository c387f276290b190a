import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { gameKill } from '@parlour/protocol'
import type { Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { expectAccessible } from './support/accessibility'
import { answerAtRandom, gameOf } from './support/game-table'
import { makeInnovation } from './support/innovation-table'
import { bar, expectAt, gameWithPast, KINDS, line, region, textsOf } from './support/look-back'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

const DESK = { viewport: { width: 1440, height: 900 } }

/** Saves a game from its menu. Returns where the file is. */
async function saveFile(page: Page, gameId: string, player: HubUser): Promise<string> {
  const { settings } = await gameOf(player, gameId)
  await page.getByRole('button', { name: settings.name, exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'save as a file', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.parlour\.json$/)
  return download.path()
}

async function chooseFile(page: Page, path: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'choose a file', exact: true }).click(),
  ])
  await chooser.setFiles(path)
}

for (const kind of KINDS)
  test(`${kind.name}: a running game is saved as a file and replayed from it`, async ({
    browser,
    server,
  }) => {
    const names = kind.people.map((one) => `${one}f`)
    const past = await gameWithPast(browser, await makeUsers(server, names), { kind, more: 4 })
    const { gameId, viewer, page, then, now, seenThen } = past
    const path = await saveFile(page, gameId, viewer)
    // The file is all there is.
    await viewer.send(gameKill, { gameId })
    await page.goto('/games')
    await page.getByRole('link', { name: 'open a file', exact: true }).click()
    await chooseFile(page, path)
    await expectAt(page, 0)
    await page.keyboard.press('End')
    await expectAt(page, now)
    for (let at = now - 1; at >= then; at -= 1) {
      await page.keyboard.press('ArrowLeft')
      await expectAt(page, at)
    }
    expect(await kind.seen(page, viewer)).toEqual(seenThen)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Open a game from a file', exact: true })).toBeVisible()
  })

test('the file of a finished game has the views of all seats and can be verified', async ({
  browser,
  server,
}) => {
  const [viewer, other, outsider] = await makeUsers(server, ['rosita', 'sigurd', 'tancred'])
  if (viewer === undefined || other === undefined || outsider === undefined) throw new Error('Two play.')
  const gameId = await makeInnovation([viewer, other])
  await answerAtRandom([viewer, other], gameId)
  const page = await signedIn(browser, outsider, DESK)
  await page.goto(`/game/${gameId}?at=40&eyes=${other.name}`)
  await expectAt(page, 40)
  const there = await textsOf(page, [`${other.name}'s tableau`, 'Your hand'])
  await bar(page).getByRole('button', { name: 'more', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'save as a file', exact: true }).click(),
  ])
  const path = await download.path()
  await test.step('shown from the view of any seat', async () => {
    await page.goto('/replay')
    await expectAccessible(page)
    await chooseFile(page, path)
    await expectAt(page, 0)
    await bar(page)
      .getByRole('combobox', { name: /^Whose eyes/ })
      .selectOption(other.name)
    for (let at = 1; at <= 40; at += 1) await page.keyboard.press('ArrowRight')
    await expectAt(page, 40)
    await expect(region(page, 'Your hand')).toBeVisible()
    expect(await textsOf(page, [`${other.name}'s tableau`, 'Your hand'])).toEqual(there)
    await expect(line(page)).toHaveAttribute(
      'aria-valuemax',
      String((await gameOf(viewer, gameId)).responses.length),
    )
  })
  await test.step('proved from its settings and answers', () => {
    const said = execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/replay.ts', path])
    expect(said.toString()).toContain('Proved:')
  })
  await test.step('refused with a sentence where it is damaged', async () => {
    await page.goto('/replay')
    await expect(page.getByText('Drop the file here, or')).toBeVisible()
    const drop = async (text: string) => {
      await page.evaluate((content) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([content], 'game.json'))
        for (const type of ['dragover', 'drop'])
          document.body.dispatchEvent(new DragEvent(type, { bubbles: true, dataTransfer }))
      }, text)
    }
    await drop('no game')
    await expect(page.getByRole('alert')).toHaveText('This file is not a game of Parlour.')
    const whole = readFileSync(path, 'utf8')
    await drop(whole.replace('"seq":0,', '"seq":"0",'))
    await expect(page.getByRole('alert')).toContainText('This file is damaged: it cannot be read at ‘seen.0')
    // A board that the screen cannot draw leaves the page alive.
    await drop(whole.replaceAll('"view":{', '"view":null,"other":{'))
    await expect(page.getByText('This game cannot be shown.')).toBeVisible()
    await page.getByRole('button', { name: 'choose another file', exact: true }).click()
    await expect(page.getByText('Drop the file here, or')).toBeVisible()
  })
})
