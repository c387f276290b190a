import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, it } from 'vitest'
import { noFloatingEffect } from './no-floating-effect.mjs'

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
  interface Effect<T> { [Symbol.iterator](): Generator<unknown, T, unknown> }
  declare function draw(): Effect<number>
  declare function steps(): Generator<unknown, void, unknown>
  declare function log(text: string): void
`
const card = (body) => ({ name: body, filename: 'card.ts', code: `${types}\nfunction* card() { ${body} }` })

tester.run('no-floating-effect', noFloatingEffect, {
  valid: [
    card('yield* draw()'),
    card('const drawn = yield* draw(); log(String(drawn))'),
    card('const later = draw(); yield* later'),
    card('yield* steps()'),
    card('return draw()'),
    card('log("an ordinary call")'),
    card('yield { title: "a question" }'),
  ],
  invalid: [
    { ...card('draw()'), errors: [{ messageId: 'floating' }] },
    { ...card('steps()'), errors: [{ messageId: 'floating' }] },
    { ...card('void draw()'), errors: [{ messageId: 'floating' }] },
    { ...card('yield draw()'), errors: [{ messageId: 'bareYield' }] },
  ],
})
