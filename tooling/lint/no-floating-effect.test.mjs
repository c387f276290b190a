import { ScriptEffect } from '@parlour/script'
import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
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

/**
 * Declares verbs as the vocabularies do. The class has the name that `packages/script` gives it, which the
 * last test holds.
 */
const types = `
  declare class ScriptEffect<T> { [Symbol.iterator](): Generator<unknown, T, unknown> }
  type CardEffect = ScriptEffect<number>
  type Script = Generator<unknown, void, unknown>
  declare function draw(): ScriptEffect<number>
  declare function tuck(): CardEffect
  declare function steps(): Generator<unknown, void, unknown>
  declare function script(): Script
  declare const other: { draw(): ScriptEffect<number> } | undefined
  declare const has: boolean
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
    card('if (has) yield* draw()'),
    card('if (yield* draw()) log("drawn")'),
    card('const drawn = has ? yield* draw() : 0; log(String(drawn))'),
    card('const one = has ? draw() : tuck(); yield* one'),
    card('log("an ordinary call")'),
    card('yield { title: "a question" }'),
  ],
  invalid: [
    { ...card('draw()'), errors: [{ messageId: 'floating' }] },
    { ...card('tuck()'), errors: [{ messageId: 'floating' }] },
    { ...card('steps()'), errors: [{ messageId: 'floating' }] },
    { ...card('script()'), errors: [{ messageId: 'floating' }] },
    { ...card('void draw()'), errors: [{ messageId: 'floating' }] },
    { ...card('other?.draw()'), errors: [{ messageId: 'floating' }] },
    { ...card('has && draw()'), errors: [{ messageId: 'floating' }] },
    { ...card('has ? draw() : tuck()'), errors: [{ messageId: 'floating' }] },
    { ...card('if (draw()) log("never asked")'), errors: [{ messageId: 'condition' }] },
    { ...card('log(draw() ? "always" : "never")'), errors: [{ messageId: 'condition' }] },
    { ...card('if (has && !draw()) log("never asked")'), errors: [{ messageId: 'condition' }] },
    { ...card('while (has || (has && draw())) log("for ever")'), errors: [{ messageId: 'condition' }] },
    { ...card('yield draw()'), errors: [{ messageId: 'bareYield' }] },
  ],
})

it('looks for the class that verbs return', () => {
  expect(ScriptEffect.name).toBe('ScriptEffect')
})
