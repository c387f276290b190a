import { RuleTester } from 'eslint'
import { describe, it } from 'vitest'
import { queryInStore } from './query-in-store.mjs'

RuleTester.describe = describe
RuleTester.it = it

const one = (messageId) => [{ messageId }]

new RuleTester().run('query-in-store', queryInStore, {
  valid: [
    "import { lobbyById } from '../store/records/lobbies'",
    'await lobbyById(db, id)',
    'selectFrom(list)',
  ],
  invalid: [
    { code: "import { sql } from 'kysely'", errors: one('builder') },
    { code: "import { jsonArrayFrom } from 'kysely/helpers/postgres'", errors: one('builder') },
    { code: "db.selectFrom('users').selectAll()", errors: one('query') },
    { code: "await tx.updateTable('users').set({}).execute()", errors: one('query') },
    { code: "tx.deleteFrom('users')", errors: one('query') },
    { code: "services.store.db.insertInto('users')", errors: one('query') },
  ],
})
