import { RuleTester } from 'eslint'
import { describe, it } from 'vitest'
import { fileName } from './file-name.mjs'

RuleTester.describe = describe
RuleTester.it = it

const named = (filename) => ({ name: filename, filename, code: 'let x' })

new RuleTester().run('file-name', fileName, {
  valid: ['draft-rules.ts', 'pack-row.test.tsx', 'vitest.config.ts', '2-piles.ts', 'database.ts'].map(named),
  invalid: [
    { ...named('PackRow.tsx'), errors: [{ messageId: 'kebab' }] },
    { ...named('pack_row.ts'), errors: [{ messageId: 'kebab' }] },
    { ...named('utils.ts'), errors: [{ messageId: 'empty' }] },
    { ...named('card-helpers.ts'), errors: [{ messageId: 'empty' }] },
    { ...named('common.test.ts'), errors: [{ messageId: 'empty' }] },
  ],
})
