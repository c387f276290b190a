import { CARD_UPLOAD_PATH, scryfallStatus } from '@parlour/protocol'
import type { ServerProcess } from '../../tests/server-process'
import { type CardFile, cardFile } from './card-file'
import { adminOf } from './people'
import { startServer } from './server'
import { expect, test as parlourTest } from './test'

/** A hub of its own for the tests of the Magic pages, with more cards than the others count on. */
export const test = parlourTest.extend<object, { server: ServerProcess; cards: CardFile }>({
  cards: [async ({}, use) => use(cardFile()), { scope: 'worker' }],
  server: [
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** Sends the file of cards to the hub, as the admin page does, and waits until its cards are in use. */
export async function bringCards(server: ServerProcess, { upload }: CardFile): Promise<void> {
  const admin = await adminOf(server)
  const status = async () => (await admin.send(scryfallStatus, {})).update
  if ((await status()).state === 'done') return
  const response = await fetch(`${server.url}/api/${CARD_UPLOAD_PATH}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${admin.token}`,
      'content-type': 'application/octet-stream',
      'x-app-version': String(admin.appVersion),
      'x-file-name': upload.name,
    },
    body: new Uint8Array(upload.buffer),
  })
  expect(response.status).toBe(200)
  await expect.poll(async () => (await status()).state, { timeout: 60_000 }).toBe('done')
}

export { expect } from './test'
