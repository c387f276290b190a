import { makeInnovation } from './support/innovation-table'
import { makeUsers } from './support/people'
import { expectStill } from './support/still'
import { expect, test } from './support/test'

/** Boards are as full then as in most of a game. */
const MOST_ANSWERS = 70
const MOST_ON_PHONE = 50

const DESK = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('over seventy answers of others nothing on the screen jumps', async ({ browser, server }) => {
  await expectStill(browser, await makeUsers(server, ['imre', 'jutta']), {
    make: makeInnovation,
    device: DESK,
    most: MOST_ANSWERS,
  })
})

test('nor on a phone, where one looks at the others for a while, then at the own board', async ({
  browser,
  server,
}) => {
  await expectStill(browser, await makeUsers(server, ['ilka', 'jeno', 'kalman']), {
    make: makeInnovation,
    device: PHONE,
    most: MOST_ON_PHONE,
    halfway: async (page) => {
      const own = page.getByRole('region', { name: "ilka's tableau", exact: true })
      await own.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await expect(own).toBeInViewport()
    },
  })
})
