const MEGABYTE = 1024 * 1024
const MOST_BYTES = 2 * MEGABYTE

/** What a text or a file says as JSON, or why it says nothing. */
export type ReadJson =
  | { readonly value: unknown; readonly problem?: never }
  | { readonly problem: string; readonly value?: never }

const tooLarge = (bytes: number): ReadJson => ({
  problem: `This has ${(bytes / MEGABYTE).toFixed(1)} MB, and at most 2 MB are read. Nothing was changed.`,
})

/** Returns what a text says, whatever it is. */
export function readJson(text: string): ReadJson {
  if (text.length > MOST_BYTES) return tooLarge(text.length)
  if (text.trim() === '') return { problem: 'There is nothing in it.' }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { problem: 'This is no JSON. Nothing was changed.' }
  }
}

/** Returns what a file says, whatever it is; one that is too large is not read at all. */
export async function readJsonFile(file: File): Promise<ReadJson> {
  if (file.size > MOST_BYTES) return tooLarge(file.size)
  return readJson(await file.text())
}
