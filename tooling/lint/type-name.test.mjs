import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, it } from 'vitest'
import { typeName } from './type-name.mjs'

RuleTester.describe = describe
RuleTester.it = it

const refused = (code) => ({ code, errors: [{ messageId: 'name' }] })

new RuleTester({ languageOptions: { parser: tseslint.parser } }).run('type-name', typeName, {
  valid: [
    'interface StoredChange { seq: number }',
    'type PageCursor = string',
    'interface Recording { answers: string[] }',
    'class Pairing {}',
    'const Told = 1',
    'const Frame = class {}',
  ],
  invalid: [
    'interface Done { seq: number }',
    'export type Asked = string[]',
    'type What = string',
    'class Held {}',
    'export interface Place { x: number }',
  ].map(refused),
})
