import { describe, expect, it } from 'vitest'
import { median } from './median'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepsBudget, type BenchRow } from './row'
import { besideSaved, readRun, saveRun } from './saved-run'

describe('the table of measurements', () => {
  it('takes the middle number, or the mean of the middle two', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([9, 1, 5, 7])).toBe(6)
    expect(median([3])).toBe(3)
    expect(() => median([])).toThrow('no median')
  })

  it('allows a cost up to its budget and a rate from its budget', () => {
    expect(keepsBudget({ name: 'cost', measured: 5, unit: 'ms', budget: 5 })).toBe(true)
    expect(keepsBudget({ name: 'cost', measured: 5.1, unit: 'ms', budget: 5 })).toBe(false)
    expect(keepsBudget({ name: 'rate', measured: 400, unit: 'per s', budget: 400 })).toBe(true)
    expect(keepsBudget({ name: 'rate', measured: 399, unit: 'per s', budget: 400 })).toBe(false)
    expect(keepsBudget({ name: 'figure', measured: 399, unit: 'KB' }), 'one without is only told').toBe(true)
  })

  it('is saved, and a later run set beside it row by row', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'))
    try {
      const rows: readonly BenchRow[] = [{ name: 'cost', measured: 4, unit: 'ms', budget: 5, note: 'a note' }]
      saveRun(join(folder, 'run.json'), rows)
      const saved = readRun(join(folder, 'run.json'))
      expect(besideSaved({ name: 'cost', measured: 1, unit: 'ms' }, saved)).toBe('× 0.25')
      expect(besideSaved({ name: 'cost', measured: 1, unit: 's' }, saved)).toBe('was in ms')
      expect(besideSaved({ name: 'another', measured: 1, unit: 'ms' }, saved)).toBe('new')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
