import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, it } from 'vitest'
import { valueAsCondition } from './value-as-condition.mjs'

RuleTester.describe = describe
// The first case reads the types of the project, which takes its time on a busy machine.
RuleTester.it = (name, test) => it(name, { timeout: 120_000 }, test)

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {
      projectService: { allowDefaultProject: ['*.ts'] },
      tsconfigRootDir: import.meta.dirname,
    },
  },
})

const types = `
  declare const valued: unique symbol
  type Value = number & { readonly [valued]: true }
  declare const value: Value | undefined
  declare const card: { age: Value } | undefined
  declare const count: number
`
const code = (body) => ({ name: body, filename: 'card.ts', code: `${types}\n${body}` })
const errors = [{ messageId: 'zero' }]

tester.run('value-as-condition', valueAsCondition, {
  valid: [
    code('if (value !== undefined) String(value)'),
    code('if (card) String(card.age)'),
    code('String(value ?? 0)'),
    code('if (count) String(count)'),
    code('if (count > 0 && value === undefined) String(count)'),
  ],
  invalid: [
    { ...code('if (value) String(value)'), errors },
    { ...code('if (!value) String(value)'), errors },
    { ...code('String(value && count)'), errors },
    { ...code('String(card?.age || count)'), errors },
    { ...code('String(value ? 1 : 2)'), errors },
    { ...code('if (card && value) String(value)'), errors },
  ],
})
