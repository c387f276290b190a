import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

function run(scenarios: unknown): { readonly code: number | null; readonly lines: readonly string[] } {
  const file = join(mkdtempSync(join(tmpdir(), 'scenario-')), 'scenarios.json')
  writeFileSync(file, JSON.stringify(scenarios))
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', main, file], {
    encoding: 'utf8',
  })
  return {
    code: status,
    lines: stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.replace(file, 'FILE')),
  }
}

const draft = (title: string, step: object) => ({
  game: 'draft',
  title,
  position: { players: ['ann', 'bob'], packs: { ann: [['Oak']], bob: [['Cat']] } },
  steps: [step],
})

describe('the runner of scenario files', () => {
  it('counts what passed', () => {
    expect(run(draft('one card', { as: 'ann', offers: ['Oak'] }))).toEqual({
      code: 0,
      lines: ['1 passed, 0 failed'],
    })
  })

  it('has a line for every failure and then fails itself', () => {
    const good = draft('good', { as: 'ann', pick: ['Oak'] })
    const bad = draft('bad', { as: 'ann', offers: ['Elm'] })
    expect(run([good, bad, { ...good, game: 'chess', title: 'unknown' }])).toEqual({
      code: 1,
      lines: [
        `FILE: bad: step 1 (offers): offered by 'Draft Card': expected ["Elm"], found ["Oak"]`,
        "FILE: unknown: there is no game 'chess'; there are draft, innovation, magic-table, tyrants",
        '1 passed, 2 failed',
      ],
    })
  })

  it('names scenario, step and key of what does not read as one, and runs the others', () => {
    const good = draft('good', { as: 'ann', pick: ['Oak'] })
    const bad = draft('bad', { as: 'ann', pikcs: ['Oak'] })
    const { code, lines } = run([good, bad, 7, good])
    expect(code).toBe(1)
    expect(lines).toEqual([
      expect.stringMatching(/^FILE: bad: step 1 has the unknown key 'pikcs'; known are .*pick, as, ifAsked/),
      'FILE: scenario 3: a scenario must be an object',
      '2 passed, 2 failed',
    ])
  })
})
