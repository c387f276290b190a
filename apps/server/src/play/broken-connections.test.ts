import { setTimeout } from 'node:timers/promises'
import { deckFetch, gameFetch, gameSaveResponse } from '@parlour/protocol'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '../../../../tests/fresh-database'
import { answerTo, type DraftPage, fetchDraft, startDraft } from '../testing/play-draft'
import { type Person, startHub } from '../testing/test-hub'

/** How many connections are broken; enough that some break with a commit on its way. */
const BROKEN = 25

/** Answers to the end of a draft, each answer until it is acknowledged, under one key; the result is all of them. */
async function answerAll(person: Person, gameId: string): Promise<readonly unknown[]> {
  const picks: unknown[] = []
  for (;;) {
    const game: DraftPage | undefined = await fetchDraft(person, gameId).catch(() => undefined)
    if (game?.gameOver === true) return picks
    const response = game && ((await answerTo(person, game)) as { selection: readonly unknown[] } | undefined)
    if (response === undefined) {
      await setTimeout(5)
      continue
    }
    const requestKey = `${gameId} ${picks.length}`
    let http = 0
    while (http !== 200) {
      const reply = await person.send(gameSaveResponse, { gameId, response, requestKey })
      expect([200, 503]).toContain((http = reply.http))
    }
    picks.push(response.selection[0])
  }
}

/** Breaks connections that are just used, until enough were or the work is done; returns how many. */
async function breakConnections(url: string, isDone: () => boolean): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let broken = 0
  while (broken < BROKEN && !isDone()) {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
       and pid <> pg_backend_pid() and (state = 'active' or state like 'idle in%')`,
    )
    broken += rowCount ?? 0
    await setTimeout(20)
  }
  await client.end()
  return broken
}

it('an answer whose connection to PostgreSQL breaks can be sent again, and is stored once', async () => {
  const database = await freshDatabase()
  const hub = await startHub({ databaseUrl: database.url, config: { logLevel: 'silent' } })
  onTestFinished(async () => {
    await hub.close()
    await database.drop()
  })
  const people = Object.values(await hub.people('ann', 'bob', 'cat', 'dan'))
  const gameIds = [await startDraft(people, { packSize: 8 }), await startDraft(people, { packSize: 8 })]
  let done = false
  const work = Promise.all(gameIds.map((id) => Promise.all(people.map((person) => answerAll(person, id)))))
  const breaking = breakConnections(database.url, () => done)
  const acknowledged = await work
  done = true
  expect(await breaking).toBeGreaterThan(0)
  for (const [at, gameId] of gameIds.entries())
    for (const [n, person] of people.entries()) {
      const { game } = await person.call(gameFetch, { gameId })
      const own = game.responses.filter((one) => one.actor === person.name).map((one) => one.selection?.[0])
      expect(own).toEqual(acknowledged[at]?.[n])
      const { view } = await fetchDraft(person, gameId)
      const { deck } = await person.call(deckFetch, { deckId: view.you.deckId })
      expect(deck.cardIdsByZone.main).toEqual(view.you.picked.map((card) => card._id))
    }
})
