import { gameFetch } from '@parlour/protocol'
import { z } from 'zod'
import type { HubUser } from '../tests/hub-client'
import { draftFirst } from './support/draft-table'
import { listen } from './support/listen'
import { answerFirst, makeDraft } from './support/make-draft'
import { adminOf, makeUsers, signedIn } from './support/people'
import { expect, test } from './support/test'

const ROUNDS = 2
const PACK_SIZE = 4

/** What only the hub knows of a draft. */
const secrets = z.object({
  settings: z.object({
    seed: z.string(),
    packs: z.array(z.array(z.object({ id: z.string(), _id: z.string() }))),
  }),
  state: z.object({
    packs: z.array(z.object({ cards: z.array(z.string()) })),
    drafters: z.array(
      z.object({ name: z.string(), waitingPacks: z.array(z.number()), picked: z.array(z.string()) }),
    ),
  }),
})

async function secretsOf(admin: HubUser, gameId: string) {
  const { game } = await admin.send(gameFetch, { gameId, full: true })
  return secrets.parse(game.full)
}

test('a browser never receives what its player may not know', async ({ browser, server }) => {
  const admin = await adminOf(server)
  const [eve, mallory] = await makeUsers(server, ['eve', 'mallory'])
  if (eve === undefined || mallory === undefined) throw new Error('There are no users.')
  const players = [eve, mallory]
  const gameId = await makeDraft({ name: 'Sealed', players, numPacks: ROUNDS, packSize: PACK_SIZE })
  const page = await signedIn(browser, mallory)
  const heard = listen(page)
  const seen = new Set<string>()

  /**
   * Notes the pack that mallory has in front of her, and takes what came so far for any word she may not
   * know.
   */
  async function expectNothingElse(): Promise<void> {
    const { settings, state } = await secretsOf(admin, gameId)
    const place = state.drafters.find(({ name }) => name === mallory?.name)?.waitingPacks[0]
    for (const id of place === undefined ? [] : (state.packs[place]?.cards ?? [])) seen.add(id)
    const unseen = settings.packs.flat().filter(({ id }) => !seen.has(id))
    expect(unseen.length).toBeGreaterThan(0)
    const secret = [settings.seed, ...unseen.flatMap(({ id, _id }) => [JSON.stringify(id), _id])]
    const text = await heard()
    expect(secret.filter((word) => text.includes(word))).toEqual([])
    const ofEve = text.match(/\{[^{}]*"actor":"eve"[^{}]*\}/g) ?? []
    expect(ofEve.filter((answer) => answer.includes('"selection"'))).toEqual([])
  }

  await page.goto(`/game/${gameId}`)
  for (let pick = 1; pick < ROUNDS * PACK_SIZE; pick += 1) {
    await expect(page.getByRole('heading', { name: 'Draft Card', exact: true })).toBeVisible()
    await expectNothingElse()
    await answerFirst(eve, gameId)
    await expectNothingElse()
    await draftFirst(page)
    await expectNothingElse()
  }

  const { state } = await secretsOf(admin, gameId)
  const firstOfEve = state.drafters.find(({ name }) => name === eve.name)?.picked[0] ?? ''
  await answerFirst(eve, gameId)
  await draftFirst(page)
  await expect(page.getByRole('heading', { name: 'Draft Complete', exact: true })).toBeVisible()
  await expect.poll(heard, 'when all is over, all may be known').toContain(JSON.stringify(firstOfEve))
})
