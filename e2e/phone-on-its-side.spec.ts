import type { Page } from '@playwright/test'
import { makeInnovation } from './support/innovation-table'
import { makeDraft } from './support/make-draft'
import { makeUsers, signedIn } from './support/people'
import { picture, tooWide } from './support/screens'
import { expect, test } from './support/test'

const NOTCH = 47
const ON_ITS_SIDE = {
  viewport: { width: 844, height: 390 },
  isMobile: true,
  hasTouch: true,
} as const

/** In the page: the fields in sight that are written in letters below 16 px. */
const smallFields = (page: Page) =>
  page.locator('input, select, textarea').evaluateAll((fields) =>
    fields
      .filter(
        (field) => field.checkVisibility() && !field.matches('[type=checkbox], [type=radio], [type=range]'),
      )
      .map((field) => [field.getAttribute('aria-label') ?? field.id, getComputedStyle(field).fontSize])
      .filter(([, size]) => parseFloat(size ?? '') < 16),
  )

/** In the page: links, buttons and fields that reach under what is cut out of the screen's sides. */
const underNotch = (page: Page) =>
  page.locator('a, button, input, select, textarea').evaluateAll((found, notch) => {
    return found
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right, width, bottom } = element.getBoundingClientRect()
        const isInWindow = width > 1 && bottom > 0 && right > 0 && left < window.innerWidth
        return isInWindow && (left < notch || right > window.innerWidth - notch)
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
  }, NOTCH)

test('on a phone on its side fields are not enlarged and nothing lies under the notch', async ({
  browser,
  server,
}) => {
  const players = await makeUsers(server, ['nia', 'noah'])
  const [nia] = players
  if (nia === undefined) throw new Error('There are no users.')
  const draftId = await makeDraft({ name: 'On its side', players: [nia], bots: 1, numPacks: 1, packSize: 6 })
  const gameId = await makeInnovation(players)
  const page = await signedIn(browser, nia, ON_ITS_SIDE)
  const devtools = await page.context().newCDPSession(page)
  const insets = { left: NOTCH, right: NOTCH, bottom: 21, top: 0 }
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
  for (const [name, path, ready] of [
    ['home', '/', page.getByRole('heading', { name: 'My Games', exact: true })],
    ['draft', `/game/${draftId}`, page.getByRole('region', { name: 'Pack', exact: true })],
    ['innovation', `/game/${gameId}`, page.getByRole('region', { name: 'Your move', exact: true })],
    ['cards', '/data/innovation/cards', page.getByRole('article').first()],
  ] as const) {
    await page.goto(path)
    await expect(ready).toBeVisible()
    await picture(page, `on-its-side-${name}`)
    expect({
      name,
      small: await smallFields(page),
      under: await underNotch(page),
      wider: await tooWide(page),
    }).toEqual({ name, small: [], under: [], wider: 0 })
  }
})
