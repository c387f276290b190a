import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inProject } from '../tooling/project.mjs'
import { VERBS_PAGE, verbsPage } from './verbs.mjs'

it('the list of verbs is up to date (npm run verbs)', () => {
  expect(readFileSync(inProject(VERBS_PAGE), 'utf8')).toBe(verbsPage())
})

it('lists verbs, what they take and give, and no private member', () => {
  const page = verbsPage()
  expect(page).toContain(
    '- `draw(value?: Value)` → `Card | undefined`, `draw(value: Value, count: number)` → `Card[]`: Draws',
  )
  expect(page).toContain('- `gainPower(by: number)`: Gains power for this turn.')
  expect(page).not.toMatch(/`(?:drawAnd|gain|effect|later)\(/)
})
