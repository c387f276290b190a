import { gameFetch, gameUndo } from '@parlour/protocol'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { begunDatabase } from '../testing/begun-stores'
import { onBothStores } from '../testing/both-stores'
import { runningGames } from '../testing/running-games'
import { personOf, startHub, type TestHub } from '../testing/test-hub'
import { toyModule } from '../testing/toy-module'
import { answerToy, startToy } from '../testing/toy-table'
import { caughtUp } from './catch-up'
import { loadGame } from './load-game'
import type { RunningGame } from './running-game'

/** Enough for the states of the larger games to be written whole once more. */
const ANSWERS = 60
/** So many answers come in between at most. */
const MISSED = 4

/** Reads a game from the store, its settings and all. */
async function loaded({ server }: TestHub, id: string): Promise<RunningGame> {
  const { store, games } = server.services
  const game = await loadGame({ db: store.db, games }, id)
  if (game === undefined) throw new Error(`no game ${id}`)
  return game
}

/** A game apart from the size by which its memory is estimated: that is measured where it is loaded. */
const apartFromSize = ({ size: _size, ...game }: RunningGame) => game

onBothStores(
  'catching up',
  (hub) => {
    it.each(runningGames)('with a %s leads to the game as it is loaded', async (_kind, names, begin) => {
      const people = await Promise.all(names.map((name) => hub().person(name)))
      const { gameId, play } = await begin(hub(), people)
      let knownGame = await loaded(hub(), gameId)
      for (let at = 0, missed = 1; at < ANSWERS; at += missed, missed = (missed % MISSED) + 1) {
        for (let one = 0; one < missed; one += 1) await play(at + one)
        const now = await loaded(hub(), gameId)
        if (now.gameOver) break
        const caught = await caughtUp(hub().server.services.store.db, knownGame)
        expect(caught && apartFromSize(caught)).toEqual(apartFromSize(now))
        knownGame = caught ?? now
      }
      expect(knownGame.answers.length).toBeGreaterThan(MISSED)
    })

    it('reads nothing of what is known: one query, and a row for each new answer', async () => {
      const { ann, bob } = await hub().people('ann', 'bob')
      const gameId = await startToy([ann, bob])
      await answerToy(ann, gameId, '2')
      const knownGame = await loaded(hub(), gameId)
      const read: (readonly Record<string, unknown>[])[] = []
      const counting = hub().server.services.store.db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          read.push(result.rows)
          return result
        },
      })
      expect(await caughtUp(counting, knownGame)).toBe(knownGame)
      await answerToy(bob, gameId, '2')
      await answerToy(ann, gameId, '2')
      expect((await caughtUp(counting, knownGame))?.answers).toHaveLength(3)
      // The embedded store answers prepared queries at once, past every plugin.
      if (hub().server.services.store.kind === 'sqlite') return
      expect(read.map((rows) => rows.length)).toEqual([1, 2])
      expect(read.flat().filter((row) => 'settings' in row || row['state'] !== null)).toEqual([])
    })

    it('takes the state where it was written whole since', async () => {
      const { ann, bob } = await hub().people('ann', 'bob')
      const { store } = hub().server.services
      const gameId = await startToy([ann, bob])
      const knownGame = await loaded(hub(), gameId)
      await answerToy(ann, gameId, '2')
      await answerToy(bob, gameId, '2')
      const { settings: _settings, ...state } = (await loaded(hub(), gameId)).position.state
      await store.db
        .updateTable('game_states')
        .set({ seq: 2, state: JSON.stringify(state) })
        .where('game_id', '=', gameId)
        .execute()
      await answerToy(ann, gameId, '3')
      const now = await loaded(hub(), gameId)
      const caught = await caughtUp(store.db, knownGame)
      expect(caught && apartFromSize(caught)).toEqual(apartFromSize(now))
      expect(now.steps).toBeGreaterThan(0)
    })

    it('is not possible after an undo, whatever was answered since, nor at the end', async () => {
      const { ann, bob } = await hub().people('ann', 'bob')
      const { db } = hub().server.services.store
      const gameId = await startToy([ann, bob])
      const begun = await loaded(hub(), gameId)
      await answerToy(ann, gameId, '1')
      const one = await loaded(hub(), gameId)
      const { branchId } = (await ann.call(gameFetch, { gameId })).game
      expect((await ann.call(gameUndo, { gameId, count: 1, branchId })).result).toBe('__SUCCESS__')
      expect([await caughtUp(db, begun), await caughtUp(db, one)]).toEqual([undefined, undefined])
      await answerToy(ann, gameId, '2')
      await answerToy(bob, gameId, '3')
      expect([await caughtUp(db, begun), await caughtUp(db, one)]).toEqual([undefined, undefined])
      const two = await loaded(hub(), gameId)
      for (const [person, pick] of [
        [ann, '3'],
        [bob, '2'],
        [ann, 'high'],
        [bob, 'low'],
      ] as const)
        await answerToy(person, gameId, pick)
      expect((await loaded(hub(), gameId)).gameOver).toBe(true)
      expect(await caughtUp(db, two)).toBeUndefined()
    })
  },
  { games: [toyModule()] },
)

describe('two processes on one PostgreSQL', () => {
  async function twoHubs() {
    const database = await begunDatabase()
    const options = { databaseUrl: database.url, games: [toyModule()] }
    const hubs = [await startHub(options), await startHub(options)] as const
    onTestFinished(async () => {
      for (const hub of hubs) await hub.close()
      await database.drop()
    })
    const [first, second] = hubs
    const people = async (names: readonly string[]) =>
      Promise.all(
        names.map(async (name, at) => {
          const person = await first.person(name)
          return at % 2 === 0 ? person : personOf(second.address, person)
        }),
      )
    const bothHave = (id: string) =>
      Promise.all(hubs.map(async ({ server }) => apartFromSize(await server.services.play.current(id))))
    return { first, people, bothHave }
  }

  /** The statements that all stores of this process send from here on. */
  function watchStatements(): () => readonly string[] {
    const spy = vi.spyOn(pg.Client.prototype, 'query')
    onTestFinished(() => spy.mockRestore())
    return () => spy.mock.calls.map(([query]) => JSON.stringify(query))
  }
  const loads = (statements: readonly string[]) => statements.filter((text) => text.includes('game_setups'))

  it.each(runningGames)('take turns in a %s and load it once', async (_kind, names, begin) => {
    const { first, people, bothHave } = await twoHubs()
    const { gameId, play } = await begin(first, await people(names))
    await bothHave(gameId)
    const statements = watchStatements()
    let accepted = 0
    for (let at = 0; at < 20; at += 1) {
      if (await play(at)) accepted += 1
      if (at % 5 !== 4) continue
      const [one, other] = await bothHave(gameId)
      expect(one).toEqual(other)
      expect(one).toEqual(apartFromSize(await loaded(first, gameId)))
    }
    expect(accepted).toBeGreaterThan(10)
    // What the test itself loads, to compare.
    expect(loads(statements())).toHaveLength(4)
    expect(first.server.services.vitals.totals().gamesCaughtUp).toBeGreaterThan(0)
  })

  it('have the same game after one of them takes an answer back', async () => {
    const { people, bothHave } = await twoHubs()
    const [ann, bob] = await people(['ann', 'bob'])
    if (ann === undefined || bob === undefined) throw new Error('nobody plays')
    const gameId = await startToy([ann, bob])
    await answerToy(ann, gameId, '2')
    await answerToy(bob, gameId, '2')
    await bothHave(gameId)
    const { branchId } = (await bob.call(gameFetch, { gameId })).game
    const statements = watchStatements()
    expect((await bob.call(gameUndo, { gameId, count: 1, branchId })).result).toBe('__SUCCESS__')
    await answerToy(bob, gameId, '3')
    await answerToy(ann, gameId, '2')
    const [one, other] = await bothHave(gameId)
    expect(one).toEqual(other)
    expect(one?.answers.map(({ selection }) => selection)).toEqual([['2'], ['3'], ['2']])
    // By the process on which nothing was taken back.
    expect(loads(statements())).toHaveLength(1)
  })
})
