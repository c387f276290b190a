import type { HubUser } from '../tests/hub-client'
import type { ServerProcess } from '../tests/server-process'
import { dealtInnovation } from './support/innovation-table'
import { adminOf, makeUsers } from './support/people'
import { startServer } from './support/server'
import { expectStill } from './support/still'
import { expect, test } from './support/test'

/** Boards are as full then as in most of a game. */
const MOST_ANSWERS = 70
const MOST_ON_PHONE = 50

const DESK = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let server: ServerProcess
let imre: HubUser
test.beforeAll(async () => {
  server = await startServer({ PARLOUR_ADMIN_NAME: 'imre' })
  imre = await adminOf(server)
})
test.afterAll(() => server.stop())

const dealt = (seated: readonly HubUser[]): Promise<string> =>
  dealtInnovation(imre, { seated, expansions: ['base'], seed: 'a board that stands still' })

test('over seventy answers of others nothing on the screen jumps', async ({ browser }) => {
  await expectStill(browser, [imre, ...(await makeUsers(server, ['jutta']))], {
    make: dealt,
    device: DESK,
    most: MOST_ANSWERS,
  })
})

test('nor on a phone, where one looks at the others for a while, then at the own board', async ({
  browser,
}) => {
  await expectStill(browser, [imre, ...(await makeUsers(server, ['jeno', 'kalman']))], {
    make: dealt,
    device: PHONE,
    most: MOST_ON_PHONE,
    halfway: async (page) => {
      const own = page.getByRole('region', { name: "imre's tableau", exact: true })
      await own.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await expect(own).toBeInViewport()
    },
  })
})
