import { gameChatAdd, lobbyCreate } from '@parlour/protocol'
import type { HubUser } from '../tests/hub-client'
import { makeDraft } from './support/make-draft'
import { makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

let bella: HubUser
let bruno: HubUser
test.beforeAll(async ({ server }) => {
  const [first, second] = await makeUsers(server, ['bella', 'bruno'])
  if (first === undefined || second === undefined) throw new Error('There are no users.')
  bella = first
  bruno = second
})

for (const [width, colorScheme] of [
  [1440, 'light'],
  [1100, 'light'],
  [900, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)
  test(`the bell lists what happened and links to it, at ${width} px, ${colorScheme}`, async ({
    browser,
  }) => {
    const name = `Rings at ${width}, ${colorScheme}`
    const page = await signedIn(browser, bella, { viewport: { width, height: 900 }, colorScheme })
    await page.goto(bella.url)
    const bell = page.getByRole('button', { name: /^Notices/ })
    await expect(bell).toBeInViewport({ ratio: 1 })

    const gameId = await makeDraft({ name, players: [bruno, bella], numPacks: 1, packSize: 3 })
    await bruno.send(lobbyCreate, { userIds: [bruno._id, bella._id], game: 'Cube Draft' })
    await bruno.send(gameChatAdd, { gameId: String(gameId), text: 'your pick, @bella' })
    await expect(bell).toHaveAccessibleName('Notices, 3 unread')
    await bell.click()
    const notice = page.getByRole('menuitem', { name: new RegExp(`^${name} waits for you`) })
    await expect(notice).toContainText('Cube Draft: Draft Card')
    await expect(notice).toBeInViewport({ ratio: 1 })
    const invitation = page.getByRole('menuitem', { name: /^bruno invites you to / }).first()
    await expect(invitation).toBeInViewport({ ratio: 1 })
    await expect(
      page.getByRole('menuitem', { name: new RegExp(`^bruno mentions you in ${name}`) }),
    ).toBeInViewport({ ratio: 1 })
    if (process.env.SHOTS !== undefined)
      await page.screenshot({ path: `${process.env.SHOTS}/bell-${width}-${colorScheme}.png` })

    await notice.click()
    await expect(page).toHaveURL(new RegExp(`/game/${String(gameId)}$`))
    await expect(page.getByText('Draft Card', { exact: true }).first()).toBeVisible()
    if (process.env.SHOTS !== undefined)
      await page.screenshot({ path: `${process.env.SHOTS}/bell-game-${width}-${colorScheme}.png` })
    await expect(bell).toHaveAccessibleName('Notices, 1 unread')
    await bell.click()
    await page.getByRole('menuitem', { name: 'mark all as read', exact: true }).click()
    await expect(bell).toHaveAccessibleName('Notices')
  })
