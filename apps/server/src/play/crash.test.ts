import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deckFetch, gameFetch, gameSaveResponse } from '@parlour/protocol'
import { expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '../../../../tests/fresh-database'
import { serverBundle } from '../../../../tests/server-bundle'
import { startServerProcess } from '../../../../tests/server-process'
import { countdown } from '../testing/answer-all'
import { answerTo, fetchDraft, playOn, startDraft } from '../testing/play-draft'
import { type HubPerson, personOf, startHub, type TestHub } from '../testing/test-hub'

/** How many answers the server has acknowledged before it is killed in the midst of others. */
const BEFORE_THE_END = 12

/**
 * Answers as fast as it can until the server is gone; `heard` is called for each acknowledged answer, which
 * are the result.
 */
async function answerUntilGone(
  person: HubPerson,
  gameId: string,
  heard: () => void,
): Promise<readonly { title: string; pick: unknown }[]> {
  const acknowledged: { title: string; pick: unknown }[] = []
  for (;;) {
    try {
      const response = (await answerTo(person, await fetchDraft(person, gameId))) as
        | { title: string; selection: unknown[] }
        | undefined
      if (response === undefined) continue
      const reply = await person.send(gameSaveResponse, { gameId, response })
      if (reply.http !== 200) continue
      acknowledged.push({ title: response.title, pick: response.selection[0] })
      heard()
    } catch {
      // The server is gone: what was not acknowledged may or may not have been stored.
      return acknowledged
    }
  }
}

it.each(['sqlite', 'postgres'] as const)(
  'a server killed under load loses no acknowledged answer on %s, and goes on',
  async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'parlour-crash-'))
    const database = kind === 'postgres' ? await freshDatabase() : undefined
    onTestFinished(async () => {
      rmSync(folder, { recursive: true, force: true })
      await database?.drop()
    })
    const env = {
      PARLOUR_DATA: folder,
      DATABASE_URL: database?.url ?? '',
      LOG_LEVEL: 'error',
      PARLOUR_WRITES_PER_SECOND: '0',
    }
    const open = (): Promise<TestHub> => startHub({ dataFolder: folder, databaseUrl: database?.url })

    const setup = await open()
    const people: HubPerson[] = []
    for (const name of ['ann', 'bob', 'cat', 'dan']) people.push(await setup.person(name))
    const shape = { numPacks: 2, packSize: 8, bots: 2 }
    const gameIds = [await startDraft(people, shape), await startDraft(people, shape)]
    await setup.close()

    const server = await startServerProcess({ bundle: await serverBundle(), env })
    onTestFinished(() => server.crash())
    const players = people.map((person) => personOf(server.url, person))
    const { heard, reached } = countdown(BEFORE_THE_END)
    const work = gameIds.map((gameId) =>
      Promise.all(players.map((person) => answerUntilGone(person, gameId, heard))),
    )
    await reached
    await server.crash()
    const acknowledged = await Promise.all(work)
    expect(acknowledged.flat(2).length).toBeGreaterThanOrEqual(BEFORE_THE_END)

    const hub = await open()
    onTestFinished(() => hub.close())
    for (const [at, gameId] of gameIds.entries()) {
      const again = people.map((person) => personOf(hub.address, person))
      for (const [n, person] of again.entries()) {
        const { game } = await person.call(gameFetch, { gameId })
        const own = game.responses.filter((one) => one.actor === person.name).map((one) => one.selection?.[0])
        const sure = acknowledged[at]?.[n]?.map(({ pick }) => pick) ?? []
        expect(own.slice(0, sure.length)).toEqual(sure)
        expect(own.length - sure.length).toBeLessThanOrEqual(1)
        const draft = await fetchDraft(person, gameId)
        const { deck } = await person.call(deckFetch, { deckId: draft.view.you.deckId })
        expect(deck.cardIdsByZone.main).toEqual(draft.view.you.picked.map((card) => card._id))
      }
      await playOn(again, gameId)
      expect((await fetchDraft(again[0] as HubPerson, gameId)).gameOver).toBe(true)
    }
  },
)
