import { readFileSync } from 'node:fs'
import { gameChatAdd, type GameFile } from '@parlour/protocol'
import { readZip } from '../tests/read-zip'
import { handOf, makeInnovation } from './support/innovation-table'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

for (const [width, colorScheme, names] of [
  [1440, 'light', ['wendelin', 'walpurga']],
  [390, 'dark', ['winfried', 'waltraud']],
] as const)
  test(`everything of one’s own is taken along as a file at ${width} px`, async ({ browser, server }) => {
    const [person, rival] = await makeUsers(server, names)
    if (person === undefined || rival === undefined) throw new Error('Two play.')
    const gameId = await makeInnovation([person, rival])
    await person.send(gameChatAdd, { gameId, text: 'a lantern for everybody' })
    const page = await signedIn(browser, person, { viewport: { width, height: 900 }, colorScheme })
    await page.goto(`${person.url}/account`)
    await page.getByRole('button', { name: 'make the file', exact: true }).click()
    const link = page.getByRole('link', { name: 'download', exact: true })
    await expect(link).toBeVisible()
    await expect(page.getByText(/KB, 1 game, 0 decks, 0 cubes$/)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (process.env.SHOTS !== undefined)
      await page.screenshot({ path: `${process.env.SHOTS}/data-${width}.png`, fullPage: true })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${person.name}-parlour-[-0-9]+\\.zip$`))
    const files = readZip(readFileSync(await download.path()))

    const gameFile = [...files].find(([name]) => name.startsWith('games/'))?.[1] ?? ''
    const { holder, seen } = JSON.parse(gameFile) as GameFile
    expect([holder, seen.map(({ eyes }) => eyes)]).toEqual([person.name, [person.name]])
    for (const card of await handOf(person, gameId)) expect(gameFile).toContain(card)
    const hidden = await handOf(rival, gameId)
    expect(hidden.length).toBeGreaterThan(0)
    for (const [name, text] of files)
      for (const card of hidden) expect(text.includes(`"${card}"`), `${card} in ${name}`).toBe(false)

    const readable = await browser.newPage({ viewport: { width, height: 900 }, colorScheme })
    await readable.setContent(files.get('index.html') ?? '')
    await expect(readable.getByRole('heading', { name: 'Games (1)', exact: true })).toBeVisible()
    await expect(readable.getByRole('cell', { name: 'a lantern for everybody', exact: true })).toBeVisible()
    if (process.env.SHOTS !== undefined)
      await readable.screenshot({ path: `${process.env.SHOTS}/data-page-${width}.png`, fullPage: true })
    await readable.close()
  })
