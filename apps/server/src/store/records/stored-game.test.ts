import type { AnyRules } from '@parlour/kernel'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '../../../../../tests/fresh-database'
import { toyRules } from '../../../../../tests/toy-game/rules'
import { storeGame } from '../../testing/store-game'
import { startHub } from '../../testing/test-hub'
import { storedGame } from './stored-game'

it('a game that another server changes after every query is read as it was at one moment', async () => {
  const database = await freshDatabase()
  const hub = await startHub({ databaseUrl: database.url })
  onTestFinished(async () => {
    await hub.close()
    await database.drop()
  })
  const players = ['ann', 'bob'].map((name) => ({ _id: name, name }))
  const settings = { name: 'long', game: 'Count to Ten', players, seed: 's', createdTimestamp: 1 }
  const id = await storeGame(hub, toyRules as AnyRules, settings)
  const { db } = hub.server.services.store
  let answers = 0
  const oneMoreAnswer = async () => {
    answers += 1
    await sql`insert into answers (game_id, seq, actor, kind, title, selection, no_undo, bars_undo, open, log, at)
      values (${id}, ${answers}, 'ann', '', 'Add', '[]', 0, 0, 0, '[]', 1)`.execute(db)
    await sql`update games set version = version + 1, seq = ${answers} where id = ${id}`.execute(db)
  }
  const disturbed = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await oneMoreAnswer()
      return result
    },
  })
  const read = await storedGame(disturbed, id)
  expect(answers).toBeGreaterThan(0)
  expect(read?.answers).toHaveLength(read?.row.seq ?? Number.NaN)
})
