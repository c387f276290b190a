import type { Page } from '@playwright/test'
import { makeGame } from './support/game-table'
import { starterDeck } from './support/full-table'
import { expectAccessible } from './support/accessibility'
import { zone } from './support/magic-table'
import { makeUsers, signedIn } from './support/people'
import { picture, shoot, tooWide } from './support/screens'
import { expect, test } from './support/test'
import { gameSaveResponse } from '@parlour/protocol'

const hand = (page: Page) => page.getByRole('dialog', { name: 'Your hand', exact: true })
const keep = (page: Page, cards: number) =>
  hand(page).getByRole('button', { name: `keep ${cards} cards`, exact: true })

test('a game opens with a hand of seven to keep or to shuffle away, on a screen and on a phone', async ({
  browser,
  server,
}) => {
  const players = await makeUsers(server, ['willem', 'xylona'])
  const [willemUser, xylonaUser] = players
  if (willemUser === undefined || xylonaUser === undefined) throw new Error('Two people are wanted.')
  const gameId = await makeGame('Magic', players, { format: 'Constructed' })
  for (const [at, user] of players.entries()) {
    const selection = [{ deckId: await starterDeck(user, at) }]
    await user.send(gameSaveResponse, {
      gameId,
      response: { actor: user.name, title: 'Choose Deck', selection },
    })
  }
  const willem = await signedIn(browser, willemUser)
  const xylona = await signedIn(browser, xylonaUser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  for (const page of [willem, xylona]) await page.goto(`${willemUser.url}/game/${gameId}`)

  await test.step('both are asked, each for the cards that they see', async () => {
    for (const page of [willem, xylona]) {
      await expect(hand(page).getByRole('listitem')).toHaveCount(7)
      await expect(keep(page, 7)).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
      await shoot(page, 'magic-table-opening')
    }
    await xylona.setViewportSize({ width: 844, height: 390 })
    await expect(keep(xylona, 7)).toBeInViewport({ ratio: 1 })
    await picture(xylona, 'magic-table-opening-844')
    await xylona.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('a mulligan costs a card, which goes to the bottom', async () => {
    await hand(willem).getByRole('button', { name: 'mulligan', exact: true }).click()
    await expect(keep(willem, 6)).toBeDisabled()
    await hand(willem).getByRole('listitem').first().getByRole('button').click()
    await shoot(willem, 'magic-table-opening-mulligan')
    await keep(willem, 6).click()
    await expect(hand(willem)).toBeHidden()
    await expect(willem.getByText('Waiting for xylona to keep a hand', { exact: true })).toBeVisible()
    await shoot(willem, 'magic-table-opening-waiting')
  })

  await test.step('the game begins when the last one keeps', async () => {
    await keep(xylona, 7).tap()
    await expect(zone(willem, 'your hand').locator('[data-card]')).toHaveCount(6)
    await expect(zone(xylona, 'your hand').locator('[data-card]')).toHaveCount(7)
    await expect(xylona.getByRole('dialog')).toHaveCount(0)
    const begins = xylona.getByText(/the star skips your draw/)
    const waits = xylona.getByText(/^Waiting for willem/)
    await expect(begins.or(waits).first()).toBeVisible()
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await xylona.setViewportSize({ width, height })
      expect(await tooWide(xylona)).toBe(0)
      expect(await xylona.evaluate(overlapsInSide), `parts of the side column at ${width}`).toEqual([])
      await picture(xylona, `magic-table-begun-${width}`)
    }
  })
})

/** In the page: the parts of the column of piles that lie over each other. */
function overlapsInSide(): readonly (readonly (string | null)[])[] {
  const parts = [
    ...document.querySelectorAll('[data-kind="stack"], [data-kind="stack"] > *, [aria-label$="piles"]'),
  ].filter((part) => part.checkVisibility())
  const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }))
  return boxes.flatMap(({ part, box }, at) =>
    boxes
      .slice(at + 1)
      .filter((other) => !part.contains(other.part))
      .filter((other) => box.top < other.box.bottom - 1 && other.box.top < box.bottom - 1)
      .map((other) => [part.getAttribute('aria-label'), other.part.textContent]),
  )
}
