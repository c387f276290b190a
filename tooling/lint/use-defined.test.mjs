import { RuleTester } from 'eslint'
import { describe, it } from 'vitest'
import { useDefined } from './use-defined.mjs'

RuleTester.describe = describe
RuleTester.it = it

const errors = [{ messageId: 'conditional' }]

new RuleTester().run('use-defined', useDefined, {
  valid: [
    'const a = { ...defined({ x }) }',
    'const a = { ...(x === undefined ? {} : { x: x.id }) }',
    'const a = { ...(x === undefined ? {} : { x, y }) }',
    'const a = { ...(x === undefined ? { x } : {}) }',
    'const a = { ...(x === null ? {} : { x }) }',
  ],
  invalid: [
    { code: 'const a = { ...(x === undefined ? {} : { x }) }', errors },
    { code: 'const a = { ...(x.y === undefined ? {} : { z: x.y }) }', errors },
    { code: 'const a = x !== undefined ? { x } : {}', errors },
  ],
})
