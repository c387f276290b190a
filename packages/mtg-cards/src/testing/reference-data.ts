import { existsSync, readFileSync } from 'node:fs'

const REFERENCE = new URL('../../../../../shared/reference/magic/', import.meta.url)

/** Why a test of the reference data did not run. */
export const NO_REFERENCE = 'the reference data is not beside the repository'

/** Returns a text file of the reference data, for tests; undefined where the reference folder is missing. */
export function referenceText(file: string): string | undefined {
  const url = new URL(file, REFERENCE)
  return existsSync(url) ? readFileSync(url, 'utf8') : undefined
}

/** Returns the records of a JSON list of the reference data, for tests; undefined where it is missing. */
export function referenceRecords(file: string): readonly unknown[] | undefined {
  const text = referenceText(file)
  if (text === undefined) return undefined
  const records: readonly unknown[] = JSON.parse(text)
  return records
}
