import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, it } from 'vitest'
import { variableName } from './variable-name.mjs'

RuleTester.describe = describe
RuleTester.it = it

const refused = (code) => ({ code, errors: [{ messageId: 'name' }] })

new RuleTester({ languageOptions: { parser: tseslint.parser } }).run('variable-name', variableName, {
  valid: [
    'const lastSent = 1',
    'const isHeld = true',
    'const { kept } = counts',
    'const { kept: imported } = counts',
    'interface Counts { kept: number }',
    'function deeds(entries: string[]) {}',
  ],
  invalid: [
    'const told = []',
    'let kept: number | undefined',
    'const [held, setHeld] = useState()',
    'const { entries: kept } = list',
    'const { whyNoUndo, ...held } = game',
    'const { at = 1, of: given = 2 } = list',
    'function read(given: string) {}',
    'function told() {}',
    'const read = (kept = 1) => kept',
    'lines.map(([held]) => held)',
    'class Store { read(given) {} }',
  ].map(refused),
})
