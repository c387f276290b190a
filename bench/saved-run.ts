import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { BenchRow } from './row'

const savedRun = z.record(z.string(), z.object({ measured: z.number(), unit: z.string() }))
/** The figures of an earlier run, by the names of their rows. */
export type SavedRun = z.infer<typeof savedRun>

/** The run that was saved in a file. Throws when it is none. */
export const readRun = (path: string): SavedRun => savedRun.parse(JSON.parse(readFileSync(path, 'utf8')))

/** Saves the figures of a run, to set a later one beside them. */
export function saveRun(path: string, rows: readonly BenchRow[]): void {
  const run: SavedRun = Object.fromEntries(rows.map(({ name, measured, unit }) => [name, { measured, unit }]))
  writeFileSync(path, `${JSON.stringify(run, null, 2)}\n`)
}

/** How a figure stands to the one of the same name in a saved run, in words. */
export function besideSaved({ name, measured, unit }: BenchRow, saved: SavedRun): string {
  const before = saved[name]
  if (before === undefined) return 'new'
  if (before.unit !== unit) return `was in ${before.unit}`
  return before.measured === 0 ? 'was 0' : `× ${(measured / before.measured).toFixed(2)}`
}
