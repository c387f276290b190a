const MEGABYTE = 1024 * 1024
/** No list or cube that is read is larger. */
const MOST_BYTES = 8 * MEGABYTE

/** The text of a file, or why there is none. */
export type ListFile =
  | { readonly text: string; readonly problem?: never }
  | { readonly problem: string; readonly text?: never }

/** What the pickers of files offer. */
export const LIST_FILES = '.txt,.csv,.tsv,.json,.dek,.cod,.dck,.o8d,.dec,.mwdeck,.md'

const SPREADSHEET = /\.(?:xlsx?|xlsm|ods|numbers)$/i
/** Letters that no text has, and pictures, archives and documents do. */
const CONTROL = /(?![\s\u007f-\u009f])\p{Cc}/u

/**
 * Reads a file with a list, in UTF-8, UTF-16 or Windows-1252. One that is too large is not read, and one that
 * holds no text refused.
 */
export async function readListFile(file: File): Promise<ListFile> {
  if (file.size > MOST_BYTES)
    return { problem: `${file.name} has ${(file.size / MEGABYTE).toFixed(1)} MB, and at most 8 MB are read.` }
  const text = listText(new Uint8Array(await file.arrayBuffer()))
  if (SPREADSHEET.test(file.name))
    return { problem: `${file.name} is a spreadsheet in a form of its own. Save it as CSV and choose that.` }
  if (CONTROL.test(text))
    return { problem: `${file.name} is no list. These files are read: ${LIST_FILES.replaceAll(',', ' ')}` }
  return text.trim() === '' ? { problem: `There is nothing in ${file.name}.` } : { text }
}

/**
 * Returns the bytes of a list as text: by the mark of its encoding, else as UTF-8, else as Windows-1252, as
 * spreadsheets write.
 * @internal
 */
export function listText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes)
    throw error
  }
}
