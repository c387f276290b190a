import { makeInnovation } from './support/innovation-table'
import { makeUsers } from './support/people'
import { expectStill } from './support/still'
import { expect, test } from './support/test'

/** As many as a game takes whose players know what they do; random ones may go on for a thousand. */
const MOST_ANSWERS = 150
const MOST_ON_PHONE = 70

const DESK = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('over a whole game that others play nothing on the screen jumps', async ({ browser, server }) => {
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
