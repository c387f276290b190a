const MEGABYTE = 1024 * 1024
const MOST_BYTES = 2 * MEGABYTE

/** What a text or a file says as JSON, or why it says nothing. */
export type ReadJson =
  | { readonly value: unknown; readonly problem?: never }
  | { readonly problem: string; readonly value?: never }

/** Returns why so much is not read; undefined where it is. */
export const sizeProblem = (bytes: number): string | undefined =>
  bytes > MOST_BYTES
    ? `This has ${(bytes / MEGABYTE).toFixed(1)} MB, and at most 2 MB are read. Nothing was changed.`
    : undefined

/** Returns what a text says, whatever it is. */
export function readJson(text: string): ReadJson {
  const tooLarge = sizeProblem(text.length)
  if (tooLarge !== undefined) return { problem: tooLarge }
  if (text.trim() === '') return { problem: 'There is nothing in it.' }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { problem: 'This is not JSON. Nothing was changed.' }
  }
}

/** Returns what a file says, whatever it is; one that is too large is not read at all. */
export async function readJsonFile(file: File): Promise<ReadJson> {
  const problem = sizeProblem(file.size)
  return problem !== undefined ? { problem } : readJson(await file.text())
}
