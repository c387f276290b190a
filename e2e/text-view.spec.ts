import type { Page } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { expectAccessible } from './support/accessibility'
import { playByCall, repeatablePicks } from './support/by-call'
import { gameOf } from './support/game-table'
import { dealtInnovation } from './support/innovation-table'
import { makeDraft } from './support/make-draft'
import { adminOf, makeUsers, signedIn } from './support/people'
import { shoot } from './support/screens'
import { expect, test } from './support/test'
import { answerInWords, command, type HeardChoice, heardQuestion, inWords, move } from './support/text-view'
import { makeTyrants } from './support/tyrants-table'

interface Table {
  readonly page: Page
  readonly gameId: string
  /** Whoever sits at the page. */
  readonly player: HubUser
  /** They answer by call. */
  readonly other: HubUser
}

/** Plays a game in words to its end, with the choice that `next` finds, the other by call. */
async function finish(
  { page, gameId, player, other }: Table,
  next: (choices: readonly HeardChoice[], turn: number) => HeardChoice | undefined,
): Promise<void> {
  const picks = repeatablePicks()
  for (let turn = 0; ; turn += 1) {
    await playByCall([other], gameId, {
      picks,
      isEnough: (_, { waiting, gameOver }) => gameOver || waiting.includes(player.name),
    })
    if ((await gameOf(player, gameId)).gameOver) break
    await expect(move(page)).toBeVisible()
    const asked = await heardQuestion(page)
    const choice = next(asked.choices, turn) ?? asked.choices[0]
    if (choice === undefined) throw new Error('Nothing can be chosen.')
    await answerInWords(page, asked, choice)
  }
  await expect(page.getByRole('heading', { name: 'The game is over', exact: true })).toBeVisible()
}

/** Opens a game in words. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await inWords(page)
  await expect(page.getByRole('textbox', { name: 'Command', exact: true })).toBeVisible()
}

test('a whole draft in words', async ({ browser, server }) => {
  const [tuomas] = await makeUsers(server, ['tuomas'])
  if (tuomas === undefined) throw new Error('There is no user.')
  const gameId = await makeDraft({ name: 'Heard', players: [tuomas], bots: 1, numPacks: 2, packSize: 3 })
  const page = await signedIn(browser, tuomas)
  await open(page, `${server.url}/game/${gameId}`)
  for (let picked = 1; picked <= 6; picked += 1) {
    await expect(move(page).getByRole('checkbox').first()).toHaveAccessibleName(/\. cost |, \w+ — |Land/)
    const [first] = (await heardQuestion(page)).choices
    const [name = ''] = first?.name.split('. ') ?? []
    await command(page, `pick ${name}`)
    const picks = page.getByRole('region', { name: `Your picks, ${picked} cards`, exact: true })
    await expect(picks.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'The game is over', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Your deck', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/magic\/deck\/\w{24}$/)
})

const ACTIONS = ['Draw', 'Meld', 'Dogma', 'Dogma', 'Draw', 'Meld']

test('a whole game of Innovation in words', async ({ browser, server }) => {
  const admin = await adminOf(server)
  const [teuvo] = await makeUsers(server, ['teuvo'])
  if (teuvo === undefined) throw new Error('There is no user.')
  const gameId = await dealtInnovation(admin, { seated: [admin, teuvo], expansions: [], seed: 'keys 1' })
  const page = await signedIn(browser, admin)
  await open(page, `${server.url}/game/${gameId}`)
  await expect(move(page).getByRole('checkbox').first()).toHaveAccessibleName(/value 1; .*(castle|coin|leaf)/)
  await expectAccessible(page)
  await shoot(page, 'text-view-innovation')
  await finish({ page, gameId, player: admin, other: teuvo }, (choices, turn) =>
    ACTIONS.slice(turn % ACTIONS.length)
      .map((action) => choices.find(({ list }) => list === action))
      .find((choice) => choice !== undefined),
  )
})

const STEPS = ['Play all plain cards', 'Play Card', 'Deploy a Troop', 'Recruit', 'End turn']

test('a whole game of Tyrants in words', async ({ browser, server }) => {
  const [tauno, terttu] = await makeUsers(server, ['tauno', 'terttu'])
  if (tauno === undefined || terttu === undefined) throw new Error('There are no users.')
  const gameId = await makeTyrants([tauno, terttu])
  const page = await signedIn(browser, tauno)
  await open(page, `${server.url}/game/${gameId}`)
  await expect(
    page.getByRole('region', { name: 'Sites', exact: true }).getByRole('listitem').first(),
  ).toHaveText(/\d VP, \d of \d spaces filled.* Beside: /)
  await expectAccessible(page)
  await shoot(page, 'text-view-tyrants')
  await finish({ page, gameId, player: tauno, other: terttu }, (choices) =>
    STEPS.map((step) => choices.find(({ list, name }) => list === step || name.startsWith(step))).find(
      (choice) => choice !== undefined,
    ),
  )
})

test('commands read parts of the table, answer two questions at once, and say what they do not know', async ({
  browser,
  server,
}) => {
  const [taisto, tuulikki] = await makeUsers(server, ['taisto', 'tuulikki'])
  if (taisto === undefined || tuulikki === undefined) throw new Error('There are no users.')
  const gameId = await makeTyrants([taisto, tuulikki])
  const isFirst = (await gameOf(taisto, gameId)).waiting.includes(taisto.name)
  const player = isFirst ? taisto : tuulikki
  const page = await signedIn(browser, player)
  await open(page, `${server.url}/game/${gameId}`)
  const said = page.locator('output')
  await expect(move(page)).toBeVisible()
  await command(page, 'fly to the moon')
  await expect(said).toHaveText('Nothing here is called "fly to the moon". Type "help" for all commands.')
  await command(page, 'read market')
  await expect(said).toContainText('Priestess of Lolth, cost 2')
  await command(page, 'choices')
  await expect(said).toContainText('red; ')
  await command(page, 'red eryndlyn')
  await expect(page.getByRole('region', { name: 'Sites', exact: true })).toContainText(
    new RegExp(`Eryndlyn: .*1 ${player.name}`),
  )
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Command', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Leave the text view', exact: true }).press('Enter')
  await expect(page.getByRole('group', { name: 'Map', exact: true })).toBeVisible()
})
