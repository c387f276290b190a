import { readdirSync, readFileSync } from 'node:fs'
import { RuleTester } from 'eslint'
import { describe, expect, it } from 'vitest'
import { citation, citationProblems, numbersIn, readRules } from './citation.mjs'

RuleTester.describe = describe
RuleTester.it = it

new RuleTester().run('citation', citation, {
  valid: [
    '// Who may watch (rules: hub 16).',
    '/** Draws (rules: innovation 9.1, 9.2; hub 9). */',
    '/** Wraps (rules: innovation\n * 13.1 to 13.3). */',
    'const CARDS = 4',
    "it('counts (rules: innovation P2.3)', () => undefined)",
  ],
  invalid: [
    { code: '// (rules: hub 99)', errors: [{ messageId: 'wrong' }] },
    { code: '// (rules: nowhere 1)', errors: [{ messageId: 'wrong' }] },
    { code: '// (rules: hub)', errors: [{ messageId: 'wrong' }] },
    { code: '// as HUB 7 says', errors: [{ messageId: 'wrong' }] },
    { code: '// (RULES.md 4)', errors: [{ messageId: 'wrong' }] },
    { code: "it('asks (PROMPTS 2.3)', () => undefined)", errors: [{ messageId: 'wrong' }] },
    { code: '// the words of the specification', errors: [{ messageId: 'wrong' }] },
  ],
})

function textsIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => /\.(?:md|css)$/.test(name) && !/node_modules|dist/.test(name))
    .map((name) => `${folder}/${name}`)
}

describe('docs', () => {
  it('numbers headings, and the items below them', () => {
    const numbers = numbersIn(
      '# Rules\n\n## 1. Terms\n\n1. first\n2. second\n\n### 1.5 More\n\n## P2. Asked\n',
    )
    expect([...numbers]).toEqual(['1', '1.1', '1.2', '1.5', 'P2'])
  })

  it('cite what exists, as the styles do', () => {
    const rules = readRules()
    const files = [
      ...textsIn('docs'),
      ...textsIn('apps'),
      ...textsIn('games'),
      ...textsIn('packages'),
      'README.md',
    ]
    expect(files.length).toBeGreaterThan(20)
    const wrong = files.flatMap((file) =>
      citationProblems(readFileSync(file, 'utf8'), rules).map((problem) => `${file}: ${problem}`),
    )
    expect(wrong).toEqual([])
  })
})
